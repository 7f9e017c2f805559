import type { NewsItem } from './news.ts'
import { NEWEST, TITLES } from './news-calls.ts'

/** How many pieces of news the home page shows. */
const ON_HOME_PAGE = 3

/**
 * The part of the news that the parameters of a call ask for, so that pages stay small: `part` as in `news-calls.ts`, or
 * `item` for one with its text, between the next newer and the next older one. Anything else is all of it.
 */
export function newsPart(
  news: readonly NewsItem[],
  { part, item }: { readonly [Name in 'part' | 'item']?: string | undefined },
): NewsItem[] {
  if (part === NEWEST.part) return news.slice(0, ON_HOME_PAGE).map(withoutText)
  if (part === TITLES.part) return news.map(withoutText)
  if (item === undefined) return [...news]
  const place = news.findIndex(({ slug }) => slug === item)
  if (place < 0) return []
  return news
    .slice(Math.max(0, place - 1), place + 2)
    .map((each) => (each.slug === item ? each : withoutText(each)))
}

function withoutText({ image: _, ...item }: NewsItem): NewsItem {
  return { ...item, text: {} }
}
