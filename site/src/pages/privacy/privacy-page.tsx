import { useCompany } from '#src/api/company.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { words } from '#src/language/words.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Phrases } from '#src/ui/phrases.tsx'
import styles from './privacy-page.module.css'
import { privacyBlocks } from './privacy-text.ts'
import { PRIVACY_WORDS } from './privacy-words.ts'

/** The privacy policy, from the company's facts. */
export function PrivacyPage() {
  const language = useLanguage()
  const { footer } = useBundle()
  const own = PRIVACY_WORDS[language]
  const company = useCompany()
  const policy = words(company?.privacy, language)
  return (
    <article className={`wrap grid12 ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumb
          items={[{ label: own.home, to: pathTo('home', language) }, { label: footer.privacy }]}
        />
        <h1 className={`display ${styles.title}`}>
          <Phrases text={own.title} />
        </h1>
      </header>
      {policy.text ? (
        <div className={styles.text} lang={policy.lang}>
          {numbered(privacyBlocks(policy.text)).map(({ key, item: { kind, text } }) =>
            kind === 'heading' ? <h2 key={key}>{text}</h2> : <p key={key}>{text}</p>,
          )}
        </div>
      ) : (
        <div className={styles.text}>
          <p>{own.missing}</p>
          <p>
            <a href={pathTo('contact', language)}>{own.contact}</a>
          </p>
        </div>
      )}
    </article>
  )
}
