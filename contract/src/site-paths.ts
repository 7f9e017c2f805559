import { PRODUCT_MARK } from './brand/mark.ts'
import { feedPath } from './feed-path.ts'
import { eachOf } from './fields.ts'
import { LANGUAGE, LANGUAGES, type Language } from './language.ts'
import { PREVIEW_PATH } from './preview.ts'
import { SITE_PAGE_NAMES, SITE_PAGES } from './site-pages.ts'

/** The path of every page in the default language; a `:parameter` is any one segment. */
export const SITE_PATHS = eachOf(SITE_PAGE_NAMES, (page) => SITE_PAGES[page].path)

/** Addresses of the site for programs: crawlers, health checks, browsers' reports. */
export const SITE_FILES = {
  robots: '/robots.txt',
  siteMap: '/sitemap.xml',
  llms: '/llms.txt',
  security: '/.well-known/security.txt',
  alive: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
  cspReport: '/csp-report',
} as const

/** Where the web app manifest of a language is. */
export function manifestPath(language: Language): string {
  return `${LANGUAGE[language].pathPrefix}/manifest.webmanifest`
}

const { robots, siteMap, llms, security } = SITE_FILES

/** What anyone may open, and an address of a former website may lead to, except the feeds of news. */
export const OPEN_FILES: readonly string[] = [
  ...[robots, siteMap, llms, security],
  ...Object.values(PRODUCT_MARK),
  ...LANGUAGES.map(manifestPath),
]

const FILES: readonly string[] = [
  ...Object.values(SITE_FILES),
  ...OPEN_FILES,
  ...LANGUAGES.map(feedPath),
]

const FOLDERS = ['/api', '/assets', '/media', PREVIEW_PATH, '/internal', '/sitemap', '/.well-known']

/** Whether the site answers at or below a path with something else than pages, in letters of any case. */
export function isForPrograms(path: string): boolean {
  const lower = path.toLowerCase()
  return (
    FILES.includes(lower) ||
    FOLDERS.some((folder) => lower === folder || lower.startsWith(`${folder}/`))
  )
}
