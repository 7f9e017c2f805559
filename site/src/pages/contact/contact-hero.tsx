import type { HtmlLang } from '@noren/contract/language'
import type { ContactTexts } from '@noren/contract/resources/contact'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/navigation/paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Phrases } from '#src/ui/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import styles from './contact-hero.module.css'

type ContactHeroProps = {
  /** Not there until the content has loaded. */
  hero: ContactTexts['hero'] | undefined
  lang: HtmlLang | undefined
  image: string | undefined
}

/** Banner with the title and the breadcrumb. */
export function ContactHero({ hero, lang, image }: ContactHeroProps) {
  const language = useLanguage()
  return (
    <header className={styles.hero}>
      {image && (
        <div className={styles.picture}>
          <Picture src={image} alt="" sizes="100vw" priority />
        </div>
      )}
      <div className={`wrap ${styles.words}`} lang={lang}>
        {hero && (
          <Breadcrumb
            items={[
              { label: hero.breadcrumb.home, to: pathTo('home', language) },
              { label: hero.breadcrumb.contact },
            ]}
          />
        )}
        <h1 className={`display ${styles.title}`}>
          <Phrases text={hero?.title ?? ''} />
        </h1>
      </div>
    </header>
  )
}
