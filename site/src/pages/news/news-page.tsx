import { TITLES } from '@noren/contract/resources/news-calls'
import { useQuery } from '@tanstack/react-query'
import { newsQuery } from '#src/api/queries.ts'
import { useRoute } from '#src/navigation/location.ts'
import { stillFiles } from '#src/pages/part-files.ts'
import { still } from '#src/ui/still.tsx'

const NewsArchive = still(stillFiles.news, (parts) => parts.NewsArchive)
const NewsArticle = still(stillFiles.news, (parts) => parts.NewsArticle)

/**
 * All news, `/news`, or that of a business or a year, and a piece of it, `/news/:slug` (readings A44).
 * One file, since each weighs less than asking for another.
 */
export function Page() {
  const { slug, business, year } = useRoute() ?? {}
  const { data, isPending } = useQuery(newsQuery(slug ? { item: slug } : TITLES))
  const shown = { news: data, isPending }
  return slug ? (
    <NewsArticle {...shown} slug={slug} />
  ) : (
    <NewsArchive {...shown} business={business} year={year} />
  )
}
