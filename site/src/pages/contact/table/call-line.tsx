import { telephoneLink } from '@noren/contract/telephone'
import styles from './table-fields.module.css'

type CallLineProps = { phone: string; before: string; after: string }

/** A sentence with a number to call in it; nothing where there is none. */
export function CallLine({ phone, before, after }: CallLineProps) {
  const link = telephoneLink(phone)
  if (!link) return null
  return (
    <p className={styles.small}>
      {before}
      <a href={link} className="numeric">
        {phone}
      </a>
      {after}
    </p>
  )
}
