import type { NewsItem } from '@noren/contract/resources/news'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { NEWS_WORDS } from '#src/ui/news-words.ts'
import styles from './news-neighbours.module.css'

type Properties = { slug: string; news: readonly NewsItem[] }

/** The way on from a piece of news: to the one before it, the one after it, and all. */
export function NewsNeighbours({ slug, news }: Properties) {
  const language = useLanguage()
  const words = NEWS_WORDS[language]
  const place = news.findIndex((each) => each.slug === slug)
  // Newest first: what comes after in the list was before in time.
  const older = news[place + 1]
  const newer = news[place - 1]
  return (
    <nav className={`wrap ${styles.neighbours}`} aria-label={words.neighbours}>
      <div className={styles.both}>
        {place >= 0 && older && <Neighbour item={older} label={words.older} rel="prev" />}{' '}
        {newer && <Neighbour item={newer} label={words.newer} rel="next" />}
      </div>
      <a className="arrow" href={pathTo('news', language)}>
        {words.all}
      </a>
    </nav>
  )
}

type NeighbourProperties = { item: NewsItem; label: string; rel: 'prev' | 'next' }

function Neighbour({ item: { slug, title }, label, rel }: NeighbourProperties) {
  const language = useLanguage()
  const { text, lang } = markedText(title, language)
  return (
    <a className={styles.neighbour} href={pathTo('newsItem', language, { slug })} rel={rel}>
      <span className={rel === 'prev' ? 'arrow-back' : 'arrow'}>{label}</span>{' '}
      <span className={`display ${styles.title}`} lang={lang}>
        {text}
      </span>
    </a>
  )
}
