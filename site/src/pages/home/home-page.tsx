import { NEWEST } from '@noren/contract/resources/news-calls'
import { useQuery } from '@tanstack/react-query'
import { newsQuery } from '#src/api/queries.ts'
import { homeNewsFile, stillFiles } from '#src/pages/part-files.ts'
import { RestOfPage } from '#src/ui/rest-of-page.tsx'
import { still } from '#src/ui/still.tsx'
import { sectionOfCall } from './section-of-call.tsx'
import { Hero } from './sections/hero/hero.tsx'
import { ClosingRestaurants, HomeRestaurants } from './sections/restaurants/home-restaurants.tsx'
import { Solutions } from './sections/solutions/solutions.tsx'
import { Testimonials } from './sections/testimonials/testimonials.tsx'

const Experience = sectionOfCall(
  'experience',
  still(stillFiles.home, (parts) => parts.Experience),
)
const Innovation = sectionOfCall(
  'innovation',
  still(stillFiles.home, (parts) => parts.Innovation),
)
const Process = sectionOfCall(
  'process',
  still(stillFiles.home, (parts) => parts.Process),
)
const NewestNews = still(homeNewsFile, (parts) => parts.News)
const Cta = sectionOfCall(
  'cta',
  still(stillFiles.home, (parts) => parts.Cta),
)

/**
 * The home page: its sections in their order (HOM-01, readings A3), with the restaurants in the
 * first, and news before the last (readings A44).
 */
export function Page() {
  return (
    <>
      <Hero restaurants={<HomeRestaurants />} />
      <RestOfPage>
        <Experience />
        <Solutions />
        <Innovation />
        <Process />
        <Testimonials />
        <News />
        <ClosingRestaurants>
          <Cta />
        </ClosingRestaurants>
      </RestOfPage>
    </>
  )
}

/** Asks for the newest part alone, not for the whole call as other sections do. */
function News() {
  const { data } = useQuery(newsQuery(NEWEST))
  return <NewestNews data={data} />
}
