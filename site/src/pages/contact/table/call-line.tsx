import { telephoneLink } from '@noren/contract/telephone'

type CallLineProps = {
  phone: string
  before: string
  after: string
  className?: string | undefined
}

/** A sentence with a number to call in it; nothing where there is none. */
export function CallLine({ phone, before, after, className }: CallLineProps) {
  const link = telephoneLink(phone)
  if (!link) return null
  return (
    <p className={className}>
      {before}
      <a href={link} className="numeric">
        {phone}
      </a>
      {after}
    </p>
  )
}
