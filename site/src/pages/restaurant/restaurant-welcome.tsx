import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useLanguage } from '#src/language/use-language.ts'
import { factsInShort } from './fact-groups.ts'
import styles from './restaurant-welcome.module.css'
import { Seats } from './seats.tsx'

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
