import type { NewsItem } from '@noren/contract/resources/news'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { NewsRows } from '#src/ui/news-rows.tsx'
import { NEWS_WORDS } from '#src/ui/news-words.ts'
import { archiveOf, yearOf } from './archive.ts'
import styles from './news-archive.module.css'
import { NewsChoices } from './news-choices.tsx'

type Properties = {
  /** Of all news; absent until it has arrived. */
  news: readonly NewsItem[] | undefined
  isPending: boolean
  business: string | undefined
  year: string | undefined
}

/** The news year by year, beside the businesses and years to choose from. */
export function NewsArchive({ news, isPending, business, year }: Properties) {
  const language = useLanguage()
  const { common, head, header } = useBundle()
  const choice = { ...(business && { business }), ...(year && { year }) }
  const archive = archiveOf(news ?? [], choice)
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.head}`}>
        <Breadcrumb
          items={[
            { label: header.navItems.home, to: pathTo('home', language) },
            { label: head.news.title },
          ]}
        />
        <h1 className={`display ${styles.title}`}>{head.news.title}</h1>
      </header>
      <div className={`wrap grid12 ${styles.body}`}>
        <NewsChoices archive={archive} choice={choice} />
        <div className={styles.list}>
          {Object.entries(Object.groupBy(archive.shown, yearOf))
            .toReversed()
            .map(([each, items = []]) => (
              <Year key={each} year={each} news={items} />
            ))}
          {archive.shown.length === 0 && (
            <p role="status">{isPending ? common.loading : NEWS_WORDS[language].none}</p>
          )}
        </div>
      </div>
    </div>
  )
}

function Year({ year, news }: { year: string; news: readonly NewsItem[] }) {
  const id = `year-${year}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`display numeric ${styles.year}`}>
        {NEWS_WORDS[useLanguage()].year(year)}
      </h2>
      <NewsRows news={news} />
    </section>
  )
}
