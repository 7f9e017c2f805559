import { useCompany } from '#src/api/company.ts'

/** The company's mark, as on the tab. Low priority, since pictures above the fold come first. */
export function Seal({ className }: { className?: string | undefined }) {
  const mark = useCompany()?.mark ?? '/favicon.svg'
  return <img className={className} src={mark} alt="" width={64} height={64} fetchPriority="low" />
}
