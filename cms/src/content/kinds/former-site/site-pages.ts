import { feedPath } from '@noren/contract/feed-path'
import { plainAddress } from '@noren/contract/former-site/address'
import { readObject } from '@noren/contract/json'
import { DEFAULT_LANGUAGE, LANGUAGE, LANGUAGES, languageFromCode } from '@noren/contract/language'
import { OPEN_FILES, SITE_PATHS } from '@noren/contract/site-paths'
import type { PayloadRequest } from 'payload'
import type { PageAt } from './check-lines.ts'

/** What decides which pages a site has, published or not. */
export type SitePages = {
  /** Addresses of restaurants, former ones too. */
  restaurants: readonly string[]
  /** Addresses of news. */
  news: readonly string[]
  hasAbout: boolean
}

/** Any restaurant and any news may be there: what came from another desk may lead to pages that are gone. */
export const ANY = 'any'

/** A site that has only what every site has. */
export const NONE: SitePages = { restaurants: [], news: [], hasAbout: false }

/** Finds the pages of the site, in each of its languages, and what it has for programs. */
export function sitePages(has: SitePages | typeof ANY): PageAt {
  const { about, news, newsItem, restaurant, ...always } = SITE_PATHS
  const hasNews = has === ANY || has.news.length > 0
  const pages = new Set<string>([
    ...Object.values(always),
    ...(has === ANY || has.hasAbout ? [about] : []),
    ...(hasNews ? [news] : []),
    ...(has === ANY ? [] : has.restaurants.map((slug) => restaurant.replace(/:\w+/, slug))),
    ...(has === ANY ? [] : has.news.map((slug) => newsItem.replace(/:\w+/, slug))),
  ])
  const files = new Set([...OPEN_FILES, ...(hasNews ? LANGUAGES.map(feedPath) : [])])
  const isPage = (page: string) =>
    pages.has(page) || (has === ANY && /^\/(?:restaurants|news)\/[^/]+$/.test(page))
  return (address) => {
    const [path = ''] = address.split('?', 1)
    const plain = plainAddress(path)?.path.toLowerCase() ?? ''
    if (files.has(plain)) return plain
    const [, code = ''] = plain.split('/')
    const language = languageFromCode(code)
    const page = (language ? plain.slice(`/${code}`.length) : plain) || '/'
    if (!isPage(page)) return null
    const { pathPrefix } = LANGUAGE[language ?? DEFAULT_LANGUAGE]
    return page === '/' ? pathPrefix || '/' : pathPrefix + page
  }
}

/** What decides which pages the site has, as the request's transaction sees it. */
export async function pagesOfDesk(req: PayloadRequest): Promise<SitePages> {
  const all = { depth: 0, pagination: false, req } as const
  const { docs } = await req.payload.find({
    ...all,
    collection: 'restaurants',
    select: { slug: true, formerSlugs: true },
  })
  const news = await req.payload.find({ ...all, collection: 'news', select: { slug: true } })
  const { hero } = await req.payload.findGlobal({
    slug: 'about',
    locale: 'all',
    draft: true,
    depth: 0,
    req,
  })
  return {
    restaurants: docs.flatMap(({ slug, formerSlugs }) => [slug, ...(formerSlugs ?? [])]),
    news: news.docs.map(({ slug }) => slug),
    hasAbout: Object.values(readObject(hero?.title)).some(Boolean),
  }
}
