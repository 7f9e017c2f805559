import type { Restaurant } from '@noren/contract/resources/restaurant'
import { isAway } from '#src/hours/asks-for-tables.ts'
import { offeredDays, partiesOf } from '#src/hours/offered-tables.ts'
import { useServerMinute } from '#src/hours/use-now.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { CallLine } from '#src/ui/call-line.tsx'
import { FACT_WORDS, factsInShort } from './fact-groups.ts'
import styles from './restaurant-welcome.module.css'
import { SEATS } from './table-links.tsx'

/** The facts in one line, and the question how many will come, beside whether the restaurant is open. */
export function RestaurantWelcome({ restaurant }: { restaurant: Restaurant }) {
  return (
    <>
      <FactLine restaurant={restaurant} />
      <Seats restaurant={restaurant} />
    </>
  )
}

function FactLine({ restaurant: { facts = {} } }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const known = factsInShort(facts, language)
  if (known.length === 0) return null
  return (
    <ul className={`numeric ${styles.facts}`}>
      {known.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** The most stools at a counter; a larger party says so in the form. */
const LONGEST = 10
/** The most at the counter of the narrowest windows, which the style sheet cuts. */
const NARROWEST = 8

/**
 * How many will come, as stools at a counter seen from above: those taken are lit by the style sheet.
 * Nothing where no table can be requested, and nothing in a pause, whose page has no way to one.
 */
function Seats({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const now = useServerMinute()
  const { howMany, pressSeat, largerParty, tableFor } = FACT_WORDS[language]
  if (isAway(restaurant) || offeredDays(restaurant, now).length === 0) return null
  const { least, most } = partiesOf(restaurant)
  const stools = Math.min(most, LONGEST) - least + 1
  return (
    <form
      key={restaurant.slug}
      id={SEATS}
      className={styles.seats}
      action={pathTo('contact', language)}
    >
      <input type="hidden" name="restaurant" value={restaurant.slug} />
      <fieldset>
        <legend>
          {howMany} <span>{pressSeat}</span>
        </legend>
        {Array.from({ length: stools }, (_, index) => least + index).map((people) => (
          <label key={people}>
            <input type="radio" name="people" value={people} />{' '}
            <span>{`${tableFor(people)} `}</span>
          </label>
        ))}
      </fieldset>
      {stools > NARROWEST && (
        <CallLine phone={restaurant.phone} {...largerParty} className={styles.more} />
      )}
    </form>
  )
}
