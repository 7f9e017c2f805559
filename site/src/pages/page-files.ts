import type { Language } from '@noren/contract/language'
import type { SitePage } from '@noren/contract/site-pages'
import type { ComponentType } from 'react'
import { bundleFiles } from '#src/language/use-bundle.ts'
import { type LazyFile, lazyFile } from '#src/lazy-files.ts'
import { languageOf, resolvePath, restaurantOf, saysSent } from '#src/routes/paths.ts'
import { homeHoursFile, homeNewsFile, sentFile, stillFiles, tableFile } from './part-files.ts'

/** A page of the contract's table, or the page for every other address. */
type PageName = SitePage | 'notFound'

const newsFile = lazyFile(() => import('./news/news-page.tsx'))

/** Each page is its own file, so that a visit loads only the pages it shows. */
export const pageFiles: Readonly<Record<PageName, LazyFile<{ Page: ComponentType }>>> = {
  home: lazyFile(() => import('./home/home-page.tsx')),
  restaurants: lazyFile(() => import('./restaurants/restaurants-page.tsx')),
  restaurant: lazyFile(() => import('./restaurant/restaurant-page.tsx')),
  about: lazyFile(() => import('./about/about-page.tsx')),
  contact: lazyFile(() => import('./contact/contact-page.tsx')),
  news: newsFile,
  newsItem: newsFile,
  privacy: lazyFile(() => import('./privacy/privacy-page.tsx')),
  accessibility: lazyFile(() => import('./accessibility/accessibility-page.tsx')),
  notFound: lazyFile(() => import('./not-found/not-found-page.tsx')),
}

const STILL_FILES: { readonly [Page in PageName]?: LazyFile<unknown> } = stillFiles

/**
 * Loads what the hydration of a page needs in addition to the app: its files and its language's
 * texts.
 */
export function loadDocumentPage(pathname: string, search: string): Promise<unknown> {
  const page = pageOf(pathname)
  return Promise.all([
    pageFiles[page].load(),
    bundleFiles[languageOf(pathname)].load(),
    page === 'contact' && restaurantOf(search) && tableFile.load(),
    page === 'contact' && saysSent(search) && sentFile.load(),
  ])
}

/**
 * Loads what rendering a page needs in addition to the app: the files of hydration, and the still
 * parts.
 */
export function loadPage(pathname: string, search: string): Promise<unknown> {
  const page = pageOf(pathname)
  return Promise.all([
    loadDocumentPage(pathname, search),
    STILL_FILES[page]?.load(),
    page === 'home' && Promise.all([homeHoursFile.load(), homeNewsFile.load()]),
  ])
}

function pageOf(pathname: string): PageName {
  return resolvePath(pathname)?.route ?? 'notFound'
}

/**
 * Source modules that the app loads for a page in a language, by their names in the build's
 * manifest.
 */
export function pageModules(page: PageName, language: Language, search: string): string[] {
  const name = folderOf(page)
  const asksForTable = page === 'contact' && restaurantOf(search)
  return [
    `src/pages/${name}/${name}-page.tsx`,
    `src/language/bundle/${language}.ts`,
    ...(page === 'contact' && saysSent(search) ? ['src/pages/contact/sent-notes.tsx'] : []),
    ...(asksForTable ? ['src/pages/contact/table-fields.tsx'] : []),
  ]
}

/**
 * Source modules of the other parts a page shows, without loading them: its still parts or what stands
 * in their place, an announcement if there is one, the parts around every page.
 */
export function stillModules(
  page: PageName,
  {
    isAnnounced,
    isMissing,
    hasNews,
    hasFew,
  }: { isAnnounced: boolean; isMissing: boolean; hasNews: boolean; hasFew: boolean },
): string[] {
  return [
    `src/pages/${folderOf(page)}/still-parts.tsx`,
    ...(page === 'restaurant' && isMissing ? ['src/pages/restaurant/rare-parts.ts'] : []),
    // The home page's cloths say whether the restaurants are open.
    ...(page === 'home' ? ['src/pages/home/hours-parts.ts'] : []),
    ...(page === 'home' && hasFew ? ['src/pages/cloths/inside.tsx'] : []),
    ...(page === 'home' && hasNews ? ['src/pages/home/news-parts.ts'] : []),
    ...(isAnnounced ? ['src/layout/announcement/announcement.tsx'] : []),
    'src/layout/still-parts.ts',
  ]
}

function folderOf(page: PageName): string {
  if (page === 'newsItem') return 'news'
  return page === 'notFound' ? 'not-found' : page
}
