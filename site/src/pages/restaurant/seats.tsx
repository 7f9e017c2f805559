import type { Restaurant } from '@noren/contract/resources/restaurant'
import type { ReactNode } from 'react'
import { offeredDays, reservationsOf } from '#src/hours/offered-tables.ts'
import { useServerMinute } from '#src/hours/use-now.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo, reservationPath } from '#src/routes/paths.ts'
import { FACT_WORDS } from './fact-groups.ts'
import styles from './seats.module.css'

/** The most stools at a counter; a larger party says so in the form. */
const LONGEST = 10

const FORM = 'seats'

/**
 * How many will come, as stools at a counter seen from above: those taken are lit by the style sheet.
 * Nothing where no table can be requested.
 */
export function Seats({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const now = useServerMinute()
  const { howMany, tableFor } = FACT_WORDS[language]
  if (offeredDays(restaurant, now).length === 0) return null
  const stools = Math.min(reservationsOf(restaurant).largestParty, LONGEST)
  return (
    <form
      key={restaurant.slug}
      id={FORM}
      className={styles.seats}
      action={pathTo('contact', language)}
    >
      <input type="hidden" name="restaurant" value={restaurant.slug} />
      <fieldset>
        <legend>{howMany}</legend>
        {Array.from({ length: stools }, (_, index) => index + 1).map((people) => (
          <label key={people}>
            <input type="radio" name="people" value={people} />{' '}
            <span>{`${tableFor(people)} `}</span>
          </label>
        ))}
      </fieldset>
    </form>
  )
}

type RequestProps = { slug: string; className?: string | undefined; children: ReactNode }

/** The way to the request: a link, or while stools are taken a button that takes their number along. */
export function TableRequest({ slug, className, children }: RequestProps) {
  return (
    <>
      <button type="submit" form={FORM} className={className}>
        {children}
      </button>{' '}
      <a href={reservationPath(slug, useLanguage())} className={className}>
        {children}
      </a>
    </>
  )
}
