/**
 * The company's seal, a woven wave; the same file as the tab's icon. Low priority, since pictures
 * above the fold come first.
 */
export function Seal({ className }: { className?: string | undefined }) {
  return (
    <img
      className={className}
      src="/favicon.svg"
      alt=""
      width={64}
      height={64}
      fetchPriority="low"
    />
  )
}
