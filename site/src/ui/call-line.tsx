import { phoneLink } from '@noren/contract/phone-number'

type CallLineProps = {
  /** As people write it. */
  phone: string
  before: string
  after: string
  className?: string | undefined
}

/** A sentence around a phone number; nothing where none can be dialled. */
export function CallLine({ phone, before, after, className }: CallLineProps) {
  const link = phoneLink(phone)
  if (!link) return null
  const words = before.replace(/[（(]$/, '')
  return (
    <p className={className}>
      {words}
      <span className="whole">
        {before.slice(words.length)}
        <a href={link} className="numeric">
          {phone}
        </a>
        {after}
      </span>
    </p>
  )
}
