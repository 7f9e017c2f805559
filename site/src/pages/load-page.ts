import { bundleFiles } from '#src/language/bundle-files.ts'
import { languageOf, resolvePath } from '#src/routes/paths.ts'
import { pageFiles } from './page-files.ts'

/** Loads what a page needs beyond the app: its own file and the texts of its language. */
export function loadPage(pathname: string): Promise<unknown> {
  return Promise.all([
    pageFiles.load(resolvePath(pathname)?.route ?? 'notFound'),
    bundleFiles.load(languageOf(pathname)),
  ])
}
