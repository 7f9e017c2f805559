import { phoneLink } from '@noren/contract/phone-number'
import { Phone } from 'lucide'
import { useCompany } from '#src/api/company.ts'
import { asksForTables } from '#src/hours/asks-for-tables.ts'
import { reservationsOf } from '#src/hours/offered-tables.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { StrokeIcon } from '#src/ui/stroke-icon.tsx'
import styles from './call-bar.module.css'
import { FACT_WORDS } from './fact-groups.ts'
import { type TableLinkProps, TableRequest } from './table-links.tsx'

/** Call and reserve, the nearer way filled: a bar at the bottom of a phone's screen. */
export function CallBar({ restaurant, takesGuests }: TableLinkProps) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const asks = asksForTables(restaurant, useCompany())
  const phone = phoneLink(restaurant.phone)
  const { privateRoomFrom } = reservationsOf(restaurant)
  const words = FACT_WORDS[language]
  const callsFirst = phone && takesGuests && !privateRoomFrom
  if (!phone && !asks) return null
  return (
    <div className={styles.bar}>
      {phone && (
        <a href={phone} className={callsFirst ? styles.first : undefined}>
          <StrokeIcon shape={Phone} size={18} strokeWidth={1.5} />
          {detail.call}
        </a>
      )}{' '}
      {asks && (
        <TableRequest slug={restaurant.slug} className={callsFirst ? undefined : styles.first}>
          {privateRoomFrom ? words.privateRoomShort : words.reserveShort}
        </TableRequest>
      )}
    </div>
  )
}
