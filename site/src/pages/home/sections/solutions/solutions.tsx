import { inLanguage } from '@noren/contract/localized'
import type { SolutionsSection } from '@noren/contract/resources/solutions'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '#src/api/client.ts'
import { callQuery } from '#src/api/queries.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { stillFiles } from '#src/pages/part-files.ts'
import button from '#src/ui/button-link.module.css'
import { Spinner } from '#src/ui/spinner.tsx'
import { still } from '#src/ui/still.tsx'
import { HOME_WORDS } from '../../home-words.ts'
import styles from './solutions.module.css'

const TITLE_ID = 'solutions-title'

const Cards = still(stillFiles.home, (parts) => parts.SolutionCards)

/**
 * What the company does: heading, paragraph and a card for each business (SOL-01, SOL-02). Renders nothing
 * where the home page has no such section.
 */
export function Solutions() {
  const { common } = useBundle()
  const home = HOME_WORDS[useLanguage()]
  const list = useQuery(callQuery('solutions'))
  const section = useQuery(callQuery('solutionsSection'))
  const place = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState(false)
  const isLoading = list.isFetching || section.isFetching
  const failed =
    failure(list.error, home.solutions.listFailed) ??
    failure(section.error, home.solutions.sectionFailed)

  // The section stays one element in all its states: it takes the focus of the button, which goes.
  const retry = () => {
    if (place.current) {
      place.current.tabIndex = -1
      place.current.focus({ preventScroll: true })
    }
    setAsked(true)
    list.refetch()
    section.refetch()
  }
  const said = (
    <p className="visually-hidden" aria-live="polite">
      {asked && !failed && (isLoading ? home.solutions.loading : home.solutions.loaded)}
    </p>
  )
  if (failed && !isLoading) {
    return (
      <section ref={place} className={`wrap ${styles.failed}`}>
        {said}
        <div role="alert">
          <p>{common.errorMessage(failed)}</p>
        </div>
        <button type="button" className={`${button.button} ${button.quiet}`} onClick={retry}>
          {common.retry}
        </button>
      </section>
    )
  }
  if (list.data === null) return null
  if (list.data === undefined || section.data === undefined) {
    return (
      <section ref={place}>
        {asked && said}
        <Spinner label={home.solutions.loading} />
      </section>
    )
  }
  return (
    <section ref={place} className={styles.solutions} aria-labelledby={TITLE_ID}>
      {asked && said}
      <div className={`wrap ${styles.grid}`}>
        <Intro section={section.data} />
        <Cards solutions={list.data} />
      </div>
    </section>
  )
}

function failure(error: Error | null, text: (statusText: string) => string): string | undefined {
  return error ? text(error instanceof ApiError ? error.statusText : error.message) : undefined
}

function Intro({ section }: { section: SolutionsSection | null }) {
  const language = useLanguage()
  const home = HOME_WORDS[useLanguage()]
  if (!inLanguage(section?.heading, language) && !inLanguage(section?.paragraph, language)) {
    return (
      <>
        <h2 id={TITLE_ID} className="visually-hidden">
          {home.solutions.heading}
        </h2>
        <p className={styles.paragraph}>{home.solutions.sectionEmpty}</p>
      </>
    )
  }
  const heading = markedText(section?.heading, language)
  const paragraph = markedText(section?.paragraph, language)
  return (
    <>
      <h2 id={TITLE_ID} className={`display ${styles.heading}`} lang={heading.lang}>
        {heading.text}
      </h2>
      <p className={styles.paragraph} lang={paragraph.lang}>
        {paragraph.text}
      </p>
    </>
  )
}
