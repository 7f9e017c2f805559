import type { Solution } from '@noren/contract/resources/solutions'
import { useBundle } from '#src/language/use-bundle.ts'
import { numbered } from '#src/ui/numbered.ts'
import { SolutionCard } from './solution-card.tsx'
import styles from './solutions.module.css'

/** A card for each business, or that there is none. */
export function SolutionCards({ solutions }: { solutions: readonly Solution[] }) {
  const { home } = useBundle()
  if (solutions.length === 0) return <p className={styles.empty}>{home.solutions.empty}</p>
  return (
    <ul className={styles.cards}>
      {numbered(solutions).map(({ key, item }) => (
        <SolutionCard key={key} solution={item} />
      ))}
    </ul>
  )
}
