import { SITE_PAGE_NAMES, SITE_PAGES, type SitePage } from '@noren/contract/site-pages'

/** A page in one language: its path, and that of its other language. */
type LocalizedPage = { name: string; lang: 'en' | 'ja'; path: string; other: string }

export const RESTAURANTS = ['shiobi', 'tateito', 'onda', 'kohaku', 'yoriai']

/** A piece of news with a picture; the others are made alike. */
const NEWS = ['2026-11-10-the-oden-broth-turns-four']

/** The English paths of a row of the route table, with the demo company. */
export function pathsOf(route: SitePage): string[] {
  const { path } = SITE_PAGES[route]
  if (!path.includes(':')) return [path]
  return (route === 'newsItem' ? NEWS : RESTAURANTS).map((slug) => path.replace(/:\w+/, slug))
}

/** Every page of the demo company in both languages. */
export const PAGES: LocalizedPage[] = SITE_PAGE_NAMES.flatMap(pathsOf).flatMap((path) => {
  const japanese = inJapanese(path)
  return [
    { name: path, lang: 'en', path, other: japanese } as const,
    { name: path, lang: 'ja', path: japanese, other: path } as const,
  ]
})

/** One page of each kind. */
export const KINDS = SITE_PAGE_NAMES.flatMap((route) => pathsOf(route).slice(0, 1))

export function inJapanese(path: string): string {
  return path === '/' ? '/ja' : `/ja${path}`
}
