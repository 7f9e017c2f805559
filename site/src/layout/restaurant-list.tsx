import type { RestaurantLinks } from '#src/api/restaurant-list.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { NavLink } from './nav-link.tsx'

/** The known data of the restaurants that header and footer name. */
export type KnownRestaurants = { data: RestaurantLinks | undefined; isError: boolean }

/** Each restaurant's link and area in the page's language, or the text in their place (FTR-12). */
export function RestaurantList({
  className,
  data,
  isError,
}: { className: string | undefined } & KnownRestaurants) {
  const language = useLanguage()
  const { common, header } = useBundle()

  if (!data) return <p>{isError ? header.restaurantsFailed : common.loading}</p>
  if (data.links.length === 0) return <p>{header.restaurantsEmpty}</p>
  return (
    <ul className={className}>
      {data.links.map(({ slug, name, area, accent }) => {
        const { text, lang } = markedText(name, language)
        const place = markedText(area, language)
        return (
          <li key={slug} data-accent={accent}>
            <NavLink href={pathTo('restaurant', language, { restaurantName: slug })} lang={lang}>
              {text}
            </NavLink>{' '}
            {place.text && <span lang={place.lang}>{place.text}</span>}
          </li>
        )
      })}
    </ul>
  )
}
