import type { NewsItem } from '@noren/contract/resources/news'
import type { Snapshot } from '@noren/contract/snapshot'

type Modified = Snapshot['modified']

/**
 * When each page last changed, where news that was written earlier appeared on its own day: its page, and the
 * pages that list it, changed no earlier than that.
 * @param news newest first
 * @param lists the keys of the pages that list news
 */
export function modifiedByDay(
  modified: Modified,
  news: readonly NewsItem[],
  lists: readonly string[],
): Modified {
  const [newest] = news
  const days = [
    ...news.map(({ slug, date }) => [`newsItem:${slug}`, date] as const),
    ...(newest ? lists.map((key) => [key, newest.date] as const) : []),
  ]
  const later = days.flatMap(([key, date]) => {
    const written = modified[key]
    const day = `${date}T00:00:00+09:00`
    return written && Date.parse(day) > Date.parse(written) ? [[key, day] as const] : []
  })
  return { ...modified, ...Object.fromEntries(later) }
}
