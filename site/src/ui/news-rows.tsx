import type { NewsItem } from '@noren/contract/resources/news'
import { useCompany } from '#src/api/company.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import styles from './news-rows.module.css'
import { NEWS_WORDS } from './news-words.ts'

/** News as rows between thin rules: the day, the title, and the business it is about. */
export function NewsRows({ news }: { news: readonly NewsItem[] }) {
  const language = useLanguage()
  const names = useCompany()?.news
  return (
    <ul className={styles.rows}>
      {news.map(({ slug, date, business, title }) => {
        const { text, lang } = markedText(title, language)
        const name = markedText(names?.[business ?? ''], language)
        return (
          <li key={slug} className={styles.row}>
            <a className={styles.link} href={pathTo('newsItem', language, { slug })}>
              <time className={`display numeric ${styles.date}`} dateTime={date}>
                {NEWS_WORDS[language].date(date)}
              </time>{' '}
              <span className={styles.title} lang={lang}>
                {text}
              </span>{' '}
              {name.text && (
                <span className={styles.business} lang={name.lang}>
                  {name.text}
                </span>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
