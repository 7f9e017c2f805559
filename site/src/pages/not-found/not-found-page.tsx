import { LANGUAGE, LANGUAGES, type PerLanguage, withFallbacks } from '@noren/contract/language'
import { Fragment } from 'react'
import { notFound as en } from '#src/language/bundle/en/not-found.tsx'
import { notFound as jp } from '#src/language/bundle/jp/not-found.tsx'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { ThreadSea } from '#src/ui/thread-sea.tsx'
import styles from './not-found-page.module.css'

const WORDS: PerLanguage<typeof en> = { en, jp }

/**
 * The only page in every language at once, its own language first (NFD-01 to NFD-06, readings A33).
 */
export function Page() {
  const language = useLanguage()
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <p className={`display ${styles.number}`} lang="en">
          404
        </p>
        <ThreadSea className={styles.sea} />
      </div>
      <div className={`wrap ${styles.words}`}>
        {withFallbacks(language).map((each) => {
          const Title = each === language ? 'h1' : 'h2'
          return (
            <section key={each} className={styles.part} lang={LANGUAGE[each].htmlLang}>
              <Title className={`display ${styles.title}`}>{WORDS[each].title}</Title>
              <p>{WORDS[each].text}</p>
            </section>
          )
        })}
        <ButtonLink to={pathTo('home', language)} tone="light" className={styles.home}>
          <span>
            {LANGUAGES.map((each, index) => (
              <Fragment key={each}>
                {index > 0 && ' | '}
                <span lang={LANGUAGE[each].htmlLang}>{WORDS[each].home}</span>
              </Fragment>
            ))}
          </span>
        </ButtonLink>
      </div>
    </div>
  )
}
