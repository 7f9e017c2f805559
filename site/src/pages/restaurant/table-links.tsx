import { phoneLink } from '@noren/contract/phone-number'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import type { ReactNode } from 'react'
import { useCompany } from '#src/api/company.ts'
import { asksForTables } from '#src/hours/asks-for-tables.ts'
import { partiesOf, reservationsOf } from '#src/hours/offered-tables.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { reservationPath } from '#src/routes/paths.ts'
import button from '#src/ui/button-link.module.css'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { CallLine } from '#src/ui/call-line.tsx'
import { classes } from '#src/ui/classes.ts'
import { FACT_WORDS } from './fact-groups.ts'
import styles from './table-links.module.css'

/** Id of the form that asks how many will come. */
export const SEATS = 'seats'

export type TableLinkProps = {
  restaurant: Restaurant
  /** Whether guests who come now are served: then a call is the nearest way to a table. */
  takesGuests: boolean
}

/** The ways to a table: the restaurant's telephone while it is open, the request, online booking. */
export function TableLinks({ restaurant, takesGuests }: TableLinkProps) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const asks = asksForTables(restaurant, useCompany())
  const facts = FACT_WORDS[language]
  const phone = takesGuests ? phoneLink(restaurant.phone) : null
  const isRoomOnly = reservationsOf(restaurant).privateRoomFrom !== undefined
  const { least, most } = partiesOf(restaurant)
  const bookingLink = restaurant.facts?.bookingLink
  return (
    // Another element for other words: a browser may have translated these.
    <div key={phone} className={styles.table}>
      <p className={styles.ways}>
        {phone && (
          <ButtonLink to={phone} {...(isRoomOnly && { tone: 'quiet' })}>
            {isRoomOnly ? facts.callUs : facts.callNow}{' '}
            <span className={`numeric ${styles.number}`}>{restaurant.phone}</span>
          </ButtonLink>
        )}{' '}
        {asks && (
          <TableRequest
            slug={restaurant.slug}
            className={classes(button.button, phone && !isRoomOnly ? button.quiet : button.solid)}
          >
            {isRoomOnly ? facts.privateRoom(least, most) : detail.reserve}
          </TableRequest>
        )}{' '}
        {bookingLink && (
          <ButtonLink to={bookingLink} tone="quiet" isElsewhere>
            {facts.bookingLink}
          </ButtonLink>
        )}
      </p>
      {asks && <TableNote restaurant={restaurant} hasCall={phone !== null} />}
    </div>
  )
}

/** When a table is booked, and who must call; the number is here unless the button has it. */
function TableNote({ restaurant, hasCall }: { restaurant: Restaurant; hasCall: boolean }) {
  const facts = FACT_WORDS[useLanguage()]
  const { telephoneOnly, privateRoomFrom, leadDays } = reservationsOf(restaurant)
  const phone = hasCall ? '' : restaurant.phone
  if (telephoneOnly && phoneLink(phone))
    return <CallLine phone={phone} {...facts.allByTelephone} className={styles.note} />
  if (telephoneOnly) return <p className={styles.note}>{facts.reserveByTelephone}</p>
  return (
    <>
      <p className={styles.note}>{privateRoomFrom ? facts.privateRoomNote : facts.reserveNote}</p>
      {leadDays > 0 && (
        <CallLine phone={phone} {...facts.soonByTelephone(leadDays)} className={styles.note} />
      )}
    </>
  )
}

type RequestProps = { slug: string; className?: string | undefined; children: ReactNode }

/** The way to the request: a link, or while stools are taken a button that takes their number along. */
export function TableRequest({ slug, className, children }: RequestProps) {
  return (
    <>
      <button type="submit" form={SEATS} className={className}>
        {children}
      </button>{' '}
      <a href={reservationPath(slug, useLanguage())} className={classes(className, styles.link)}>
        {children}
      </a>
    </>
  )
}
