import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/navigation/paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Phrases } from '#src/ui/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import styles from './about-hero.module.css'
import type { AboutView } from './about-view.ts'

/** Title and breadcrumb over the widest picture of the page. */
export function AboutHero({ hero }: { hero: AboutView['hero'] }) {
  const language = useLanguage()
  return (
    <header className={styles.hero}>
      {hero.image && (
        <div className={styles.picture}>
          <Picture src={hero.image} alt="" sizes="100vw" priority />
        </div>
      )}
      <div className={`wrap ${styles.words}`}>
        <Breadcrumb
          items={[
            { label: hero.home.value, lang: hero.home.lang, to: pathTo('home', language) },
            { label: hero.about.value, lang: hero.about.lang },
          ]}
        />
        <h1 className={`display ${styles.title}`} lang={hero.title.lang}>
          <Phrases text={hero.title.value} />
        </h1>
      </div>
    </header>
  )
}
