import { loadedContent } from '#src/lazy-files.ts'
import { useRoute } from '#src/navigation/location.ts'
import { pageFiles } from './page-files.ts'

/** The page at the address shown. */
export function CurrentPage() {
  const { Page } = loadedContent(pageFiles[useRoute()?.route ?? 'notFound'])
  return <Page />
}
