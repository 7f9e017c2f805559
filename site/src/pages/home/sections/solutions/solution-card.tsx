import type { Solution } from '@noren/contract/resources/solutions'
import { Link } from 'react-router'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { words } from '#src/language/words.ts'
import { pathTo } from '#src/navigation/paths.ts'
import { Phrases } from '#src/ui/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import styles from './solution-card.module.css'

/**
 * One business. Its Learn More is the link; it reaches over the whole card (readings A27).
 */
export function SolutionCard({ solution }: { solution: Solution }) {
  const language = useLanguage()
  const { learnMore } = useBundle().home.solutions
  const title = words(solution.title, language)
  const category = words(solution.category, language)
  const description = words(solution.description, language)
  const titleId = `solution-${solution._id}`
  return (
    <li className={styles.card}>
      <Picture
        src={solution.image}
        alt=""
        sizes="(width >= 64rem) 22vw, (width >= 40rem) 45vw, 70vw"
        className={styles.picture}
      />
      <p className={styles.category} lang={category.lang}>
        {category.text}
      </p>
      <h3 id={titleId} className={`display ${styles.title}`} lang={title.lang}>
        <Phrases text={title.text} />
      </h3>
      <p className={styles.description} lang={description.lang}>
        {description.text}
      </p>
      <Link to={pathTo('about', language)} className={styles.more} aria-describedby={titleId}>
        {learnMore}
        <svg viewBox="0 0 32 10" aria-hidden="true">
          <path d="M0 5h30m-5-4 5 4-5 4" />
        </svg>
      </Link>
    </li>
  )
}
