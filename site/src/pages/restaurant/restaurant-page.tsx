import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restaurantQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useRoute } from '#src/navigation/location.ts'
import { stillFiles } from '#src/pages/part-files.ts'
import { RestOfPage } from '#src/ui/rest-of-page.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { still } from '#src/ui/still.tsx'
import { CountedDishes } from './allergens/counted-dishes.tsx'
import { Enlargeable } from './gallery/enlargeable.tsx'
import { RestaurantFacts } from './restaurant-facts.tsx'
import { RestaurantHead } from './restaurant-head.tsx'
import styles from './restaurant-page.module.css'

const RestaurantMissing = still(stillFiles.restaurant, (parts) => parts.RestaurantMissing)

/** A restaurant's own page, `/restaurants/:restaurantName`, in its three states (RSD-32). */
export function Page() {
  const { detail, missing } = useBundle().restaurants
  const restaurantName = useRoute()?.restaurantName ?? ''
  const { data: restaurant, isError } = useQuery(restaurantQuery(restaurantName))

  // Replaces a former slug in the address with today's. After every render, since the other
  // language has its own address.
  useEffect(() => {
    // The address already belongs to another page while that page's files load.
    const isHere = location.pathname.endsWith(`/${restaurantName}`)
    if (isHere && restaurant && restaurant.slug !== restaurantName)
      history.replaceState(history.state, '', encodeURIComponent(restaurant.slug))
  })

  if (restaurant) return <RestaurantView restaurant={restaurant} />
  if (restaurant === null) return <RestaurantMissing text={missing.notExist} />
  if (isError) return <RestaurantMissing text={missing.failed} />
  return <Spinner label={detail.loading} />
}

const RestaurantAbout = still(stillFiles.restaurant, (parts) => parts.RestaurantAbout)
const GoodToKnow = still(stillFiles.restaurant, (parts) => parts.GoodToKnow)
const RestaurantMenu = still(stillFiles.restaurant, (parts) => parts.RestaurantMenu)
const RestaurantGallery = still(stillFiles.restaurant, (parts) => parts.RestaurantGallery)
const NextRestaurant = still(stillFiles.restaurant, (parts) => parts.NextRestaurant)
const CallBar = still(stillFiles.restaurant, (parts) => parts.CallBar)

/** The page of a restaurant that has loaded. */
export function RestaurantView({ restaurant }: { restaurant: Restaurant }) {
  return (
    <article className={styles.page} data-accent={restaurant.accent}>
      <RestaurantHead restaurant={restaurant} />
      <div className={`wrap grid12 ${styles.body}`}>
        <RestaurantAbout restaurant={restaurant} />
        <RestaurantFacts restaurant={restaurant} />
        {restaurant.facts && <GoodToKnow facts={restaurant.facts} />}
      </div>
      <RestOfPage>
        <CountedDishes slug={restaurant.slug}>
          <RestaurantMenu items={restaurant.menuItems} />
        </CountedDishes>
        <Enlargeable pictures={restaurant.gallery}>
          <RestaurantGallery restaurant={restaurant} />
        </Enlargeable>
        {restaurant.next && <NextRestaurant next={restaurant.next} />}
      </RestOfPage>
      <CallBar restaurant={restaurant} />
    </article>
  )
}
