import { bundleFiles } from '#src/language/bundle-files.ts'
import type { LazyFile } from '#src/lazy-files.ts'
import { languageOf, resolvePath } from '#src/routes/paths.ts'
import type { PageName } from '#src/routes/routes.ts'
import { sentFile, tellsOfSent } from './contact/sent-file.ts'
import { restaurantOf, tableFile } from './contact/table-file.ts'
import { cardHoursFile } from './home/sections/restaurants/card-hours-file.ts'
import { pageFiles } from './page-files.ts'
import { stillFiles } from './still-files.ts'

const STILL_FILES: { readonly [Page in PageName]?: LazyFile<unknown> } = stillFiles

/** Loads what taking over a page's document needs beyond the app: its files and its language's texts. */
export function loadDocumentPage(pathname: string, search: string): Promise<unknown> {
  const page = pageOf(pathname)
  return Promise.all([
    pageFiles[page].load(),
    bundleFiles[languageOf(pathname)].load(),
    page === 'contact' && restaurantOf(search) && tableFile.load(),
    page === 'contact' && tellsOfSent(search) && sentFile.load(),
  ])
}

/** Loads what drawing a page needs beyond the app: the same, and the parts that only show. */
export function loadPage(pathname: string, search: string): Promise<unknown> {
  const page = pageOf(pathname)
  return Promise.all([
    loadDocumentPage(pathname, search),
    STILL_FILES[page]?.load(),
    page === 'home' && cardHoursFile.load(),
  ])
}

function pageOf(pathname: string): PageName {
  return resolvePath(pathname)?.route ?? 'notFound'
}
