import type { NewsItem } from '@noren/contract/resources/news'
import { useCompany } from '#src/api/company.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { archiveSearch } from '#src/pages/news/archive/archive.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { NEWS_WORDS } from '#src/ui/news-words.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './news-article.module.css'
import { NewsNeighbours } from './news-neighbours.tsx'
import { NewsText } from './news-text.tsx'

type Properties = {
  slug: string
  /** The piece of this slug, between its neighbours. */
  news: readonly NewsItem[] | undefined
  isPending: boolean
}

/** A piece of news, and the ways to the others. */
export function NewsArticle({ slug, news = [], isPending }: Properties) {
  const language = useLanguage()
  const { common, head, header } = useBundle()
  const words = NEWS_WORDS[language]
  const item = news.find((each) => each.slug === slug)
  return (
    <article className={styles.page}>
      <div className={`wrap ${styles.trail}`}>
        <Breadcrumb
          items={[
            { label: header.navItems.home, to: pathTo('home', language) },
            { label: head.news.title, to: pathTo('news', language) },
          ]}
        />
      </div>
      {item ? (
        <Content item={item} />
      ) : (
        <p className="wrap" role="status">
          {isPending ? common.loading : words.missing}
        </p>
      )}
      <NewsNeighbours news={news} slug={slug} />
    </article>
  )
}

function Content({ item: { date, business, title, text, image } }: { item: NewsItem }) {
  const language = useLanguage()
  const { text: heading, lang } = markedText(title, language)
  const name = markedText(useCompany()?.news?.[business ?? ''], language)
  const alt = markedText(image?.alt, language)
  return (
    <div className={`wrap grid12 ${styles.content}`}>
      <header className={styles.head}>
        <p className={styles.about}>
          <time className={`display numeric ${styles.date}`} dateTime={date}>
            {NEWS_WORDS[language].date(date)}
          </time>{' '}
          {business && name.text && (
            <a
              className={styles.business}
              href={pathTo('news', language) + archiveSearch({ business })}
              lang={name.lang}
            >
              {name.text}
            </a>
          )}
        </p>
        <h1 className={`display ${styles.title}`} lang={lang}>
          {heading}
        </h1>
      </header>
      {image && (
        <figure className={styles.picture} lang={alt.lang}>
          <Picture
            src={image.src}
            alt={alt.text}
            sizes="(width >= 105rem) 1140px, (width >= 60rem) 75vw, 100vw"
            priority
          />
        </figure>
      )}
      <NewsText {...markedText(text, language)} />
    </div>
  )
}
