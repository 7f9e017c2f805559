import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useCompany } from '#src/api/company.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'

/** Home / Restaurants / name; without the list where the last restaurant has closed. */
export function RestaurantTrail({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { navItems } = useBundle().header
  const name = markedText(restaurant.name, language)
  const hasList = !useCompany()?.noRestaurants
  const list = { label: navItems.restaurants, to: pathTo('restaurants', language) }
  return (
    <Breadcrumb
      items={[
        { label: navItems.home, to: pathTo('home', language) },
        ...(hasList ? [list] : []),
        { label: name.text, lang: name.lang },
      ]}
    />
  )
}
