import { SITE_PAGE_NAMES, SITE_PAGES, type SitePage } from './site-pages.ts'

/** A page that exists once, not once for each restaurant or each piece of news. */
export type PlainPage = {
  [Page in SitePage]: (typeof SITE_PAGES)[Page]['path'] extends `${string}:${string}` ? never : Page
}[SitePage]

/** The pages that exist once, in the order of the table. */
export function plainPages(): PlainPage[] {
  return SITE_PAGE_NAMES.filter(isPlain)
}

function isPlain(page: SitePage): page is PlainPage {
  return !SITE_PAGES[page].path.includes(':')
}
