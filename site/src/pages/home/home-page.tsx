import { eachOf, namesOf } from '@noren/contract/fields'
import { SECTION_CALLS } from '@noren/contract/resources/home-calls'
import { NEWEST } from '@noren/contract/resources/news-calls'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { newsQuery } from '#src/api/queries.ts'
import { isStillSection, type LiveSection } from '#src/api/still-sections.ts'
import { homeNewsFile } from '#src/pages/part-files.ts'
import { FirstScreenEnd, RestOfPage } from '#src/ui/rest-of-page.tsx'
import { still } from '#src/ui/still.tsx'
import { Hero } from './sections/hero/hero.tsx'
import { ClosingRestaurants, HomeRestaurants } from './sections/restaurants/home-restaurants.tsx'
import { Solutions } from './sections/solutions/solutions.tsx'
import { Testimonials } from './sections/testimonials/testimonials.tsx'
import { stillSection } from './still-section.tsx'

const NewestNews = still(homeNewsFile, (parts) => parts.News)

/** The sections that are not among the still parts. */
const LIVE: { readonly [Name in LiveSection]: ComponentType } = {
  solutions: Solutions,
  testimonials: Testimonials,
  news: News,
}

const SECTIONS = eachOf(namesOf(SECTION_CALLS), (name) =>
  isStillSection(name) ? stillSection(name) : LIVE[name],
)

/**
 * The home page: the hero with the restaurants, then the sections in the contract's order (HOM-01, readings
 * A3 and A44), the last of them with the restaurants once more.
 */
export function Page() {
  return (
    <>
      <Hero restaurants={<HomeRestaurants />} />
      <FirstScreenEnd />
      <RestOfPage>
        {Object.entries(SECTIONS).map(([name, Section]) =>
          name === 'cta' ? (
            <ClosingRestaurants key={name}>
              <Section />
            </ClosingRestaurants>
          ) : (
            <Section key={name} />
          ),
        )}
      </RestOfPage>
    </>
  )
}

/** Asks for the newest part alone, not for the whole call as other sections do. */
function News() {
  const { data } = useQuery(newsQuery(NEWEST))
  return <NewestNews data={data} />
}
