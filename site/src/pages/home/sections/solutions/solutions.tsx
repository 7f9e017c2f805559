import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/client.ts'
import { solutionsQuery, solutionsSectionQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { words } from '#src/language/words.ts'
import { Phrases } from '#src/ui/phrases.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { SolutionCard } from './solution-card.tsx'
import styles from './solutions.module.css'

/** The company's businesses: heading, paragraph, four columns of cards (spec §2). */
export function Solutions() {
  const language = useLanguage()
  const { common, home } = useBundle()
  const list = useQuery(solutionsQuery())
  const section = useQuery(solutionsSectionQuery())
  const failure = failureText()

  function failureText(): string | null {
    if (list.error) return home.solutions.listFailed(statusText(list.error))
    return section.error ? home.solutions.sectionFailed(statusText(section.error)) : null
  }

  if (failure) {
    return (
      <section className={`wrap ${styles.failure}`}>
        <p role="alert">{common.errorMessage(failure)}</p>
        <button
          type="button"
          className={styles.retry}
          onClick={() => void Promise.all([list.refetch(), section.refetch()])}
        >
          {common.retry}
        </button>
      </section>
    )
  }
  if (list.isPending || section.isPending) {
    return (
      <section className="wrap">
        <Spinner label={home.solutions.loading} />
      </section>
    )
  }

  const heading = words(section.data?.heading, language)
  const paragraph = words(section.data?.paragraph, language)
  return (
    <section className={styles.solutions} aria-labelledby="solutions-title">
      <div className="wrap">
        {section.data ? (
          <div className={`grid12 ${styles.head}`}>
            <h2 id="solutions-title" className={`display ${styles.title}`} lang={heading.lang}>
              <Phrases text={heading.text} />
            </h2>
            <p className={styles.paragraph} lang={paragraph.lang}>
              {paragraph.text}
            </p>
          </div>
        ) : (
          <p id="solutions-title" className={styles.empty}>
            {home.solutions.sectionEmpty}
          </p>
        )}
        {list.data?.length ? (
          <ul className={styles.grid}>
            {list.data.map((solution) => (
              <SolutionCard key={solution._id} solution={solution} />
            ))}
          </ul>
        ) : (
          <p className={styles.empty}>{home.solutions.empty}</p>
        )}
      </div>
    </section>
  )
}

function statusText(error: Error): string {
  return error instanceof ApiError ? error.statusText : error.message
}
