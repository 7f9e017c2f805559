import { withoutPhraseBreaks } from '@noren/contract/phrase-break'
import type { Solution } from '@noren/contract/resources/solutions'
import { useCompany } from '#src/api/company.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { businessPath } from '#src/routes/business-path.ts'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import { HOME_WORDS } from '../../home-words.ts'
import styles from './solution-cards.module.css'
import list from './solutions.module.css'

/** A card for each business, or a sentence that there is none. */
export function SolutionCards({ solutions }: { solutions: readonly Solution[] }) {
  const home = HOME_WORDS[useLanguage()]
  if (solutions.length === 0) return <p className={list.empty}>{home.solutions.empty}</p>
  return (
    <ul className={list.cards}>
      {numbered(solutions).map(({ key, item }, index) => (
        <SolutionCard key={key} solution={item} span={columnsOf(index, solutions.length)} />
      ))}
    </ul>
  )
}

/** Cards in a row on a wide screen (CST-03). */
const COLUMNS = 4

/** How many of the columns a card takes: those of a last row that is not full share it. */
function columnsOf(index: number, count: number): 1 | 2 | 4 {
  const rest = count % COLUMNS
  if (rest === 0 || index < count - rest) return 1
  if (rest === 1) return 4
  return rest === 2 || index === count - 1 ? 2 : 1
}

type CardProperties = { solution: Solution; span: 1 | 2 | 4 }

/** One business. Its one link, "Learn More", covers the whole card (readings A27). */
function SolutionCard({ solution, span }: CardProperties) {
  const language = useLanguage()
  const home = HOME_WORDS[useLanguage()]
  const company = useCompany()
  const category = markedText(solution.category, language)
  const title = markedText(solution.title, language)
  const price = markedText(solution.price, language)
  const description = markedText(solution.description, language)
  return (
    <li className={styles.card} data-span={span === 1 ? undefined : span}>
      <div className={styles.frame}>
        <Picture
          src={solution.image}
          alt=""
          sizes={`(width >= 64rem) ${span === 1 ? 22 : 45}vw, (width >= 40rem) 45vw, 96px`}
          className={`drift ${styles.picture}`}
        />
      </div>
      <p className={styles.category} lang={category.lang}>
        {category.text}
      </p>
      <h3 className={`display ${styles.title}`} lang={title.lang}>
        {title.text}
      </h3>
      {price.text && (
        <p className={styles.price} lang={price.lang}>
          {price.text}
        </p>
      )}
      <p className={styles.description} lang={description.lang}>
        {description.text}
      </p>
      {!company?.noAbout && (
        <a href={businessPath(language, solution.part)} className={`arrow ${styles.more}`}>
          {home.solutions.learnMore}
          <span className="visually-hidden">{`: ${withoutPhraseBreaks(title.text)}`}</span>
        </a>
      )}
    </li>
  )
}
