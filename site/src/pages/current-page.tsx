import { useRoute } from '#src/navigation/location.ts'
import { pageFiles } from './page-files.ts'

/** The page at the address shown. */
export function CurrentPage() {
  const Page = pageFiles.get(useRoute()?.route ?? 'notFound')
  return <Page />
}
