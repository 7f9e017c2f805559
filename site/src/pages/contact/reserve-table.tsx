import { LANGUAGE, type PerLanguage } from '@noren/contract/language'
import { reserve as en } from '#src/language/bundle/en/reserve.ts'
import { reserve as jp } from '#src/language/bundle/jp/reserve.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Phrases } from '#src/ui/phrases.tsx'
import styles from './reserve-table.module.css'

const WORDS: PerLanguage<typeof en> = { en, jp }

/** For whoever came for a table: a restaurant is chosen first. */
export function ReserveTable() {
  const language = useLanguage()
  const { title, text, button } = WORDS[language]
  return (
    <section
      className={styles.reserve}
      lang={LANGUAGE[language].htmlLang}
      aria-labelledby="reserve"
    >
      <h2 id="reserve" className={`display ${styles.title}`}>
        <Phrases text={title} />
      </h2>
      <p>{text}</p>
      <ButtonLink to={pathTo('restaurants', language)} tone="quiet">
        {button}
      </ButtonLink>
    </section>
  )
}
