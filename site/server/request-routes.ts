import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { PAPER_FOLDER } from '@noren/contract/paper/paper-path'
import { PREVIEW_PATH } from '@noren/contract/preview'
import { GUEST_FOLDER } from '@noren/contract/reservation/guest-link'
import { CALL_NAMES, CALLS } from '@noren/contract/resources/calls'
import { SITE_PAGE_NAMES, SITE_PAGES } from '@noren/contract/site-pages'
import { SITE_FILES } from '@noren/contract/site-paths'
import type { CountedRoute } from '@noren/kit/request-counts'
import { resolvePath } from '#src/routes/paths.ts'
import { rawPath } from './http/request/request-path.ts'

const OTHER: CountedRoute = { kind: 'other', route: 'other' }
const FORM: CountedRoute = { kind: 'enquiry', route: SITE_PAGES.contact.path }

const PAGES = new Map(
  SITE_PAGE_NAMES.map((name) => [name, { kind: 'page', route: SITE_PAGES[name].path }] as const),
)

const CALL_PATTERNS = [
  ...CALL_NAMES.map((name) => ({ kind: 'call', route: CALLS[name].path })),
  { kind: 'enquiry', route: SUBMIT_ENQUIRY.path },
].map((counted) => ({
  pattern: new RegExp(`^${counted.route.replace(/:\w+/g, '[^/]+')}$`),
  counted,
}))

const FOLDERS = [
  { folder: '/assets/', counted: { kind: 'file', route: '/assets/:file' } },
  { folder: '/media/', counted: { kind: 'media', route: '/media/:file' } },
  { folder: `${PREVIEW_PATH}/`, counted: { kind: 'page', route: '/preview/:token' } },
  ...LANGUAGES.flatMap((language) => {
    const { pathPrefix } = LANGUAGE[language]
    return [
      { folder: pathPrefix + GUEST_FOLDER, counted: { kind: 'page', route: '/r/:link' } as const },
      {
        folder: pathPrefix + PAPER_FOLDER,
        counted: { kind: 'page', route: '/paper/:sheet' } as const,
      },
    ]
  }),
  { folder: '/internal/', counted: { kind: 'internal', route: '/internal/:call' } },
]

const { alive, ready, metrics } = SITE_FILES
const OPERATION = new Map<string, CountedRoute>(
  [alive, ready, metrics].map((route) => [route, { kind: 'internal', route }]),
)

/** The route a request counts as: one of a closed set for any path. */
export function routeOf(method: string, target: string): CountedRoute {
  const path = rawPath(target)
  if (path.startsWith('/api/')) {
    return CALL_PATTERNS.find(({ pattern }) => pattern.test(path))?.counted ?? OTHER
  }
  const folder = FOLDERS.find((each) => path.startsWith(each.folder))
  if (folder) return folder.counted
  const page = resolvePath(path)
  if (!page) return OPERATION.get(path) ?? OTHER
  if (method === 'POST') return page.route === 'contact' ? FORM : OTHER
  return PAGES.get(page.route) ?? OTHER
}
