import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { NewsRows } from '#src/ui/news-rows.tsx'
import { NEWS_WORDS } from '#src/ui/news-words.ts'
import type { SectionOf } from '../../still-section.tsx'
import styles from './news.module.css'

/** The newest news; a company without news has no such section. */
export function News({ data }: SectionOf<'news'>) {
  const language = useLanguage()
  const { head } = useBundle()
  if (!data || data.length === 0) return null
  return (
    <section className={styles.news} aria-labelledby="news-title">
      <div className={`wrap grid12 ${styles.inner}`}>
        <h2 id="news-title" className={`display ${styles.title}`}>
          {head.news.title}
        </h2>
        <div className={styles.list}>
          <NewsRows news={data} />
        </div>
        <a className={`arrow ${styles.all}`} href={pathTo('news', language)}>
          {NEWS_WORDS[language].all}
        </a>
      </div>
    </section>
  )
}
