import type { Restaurant } from '@noren/contract/resources/restaurant'
import { stillFiles } from '#src/pages/part-files.ts'
import { RestOfPage } from '#src/ui/rest-of-page.tsx'
import { still } from '#src/ui/still.tsx'
import { CountedDishes } from './allergens/counted-dishes.tsx'
import { Enlargeable } from './gallery/enlargeable.tsx'
import { RestaurantFacts } from './restaurant-facts.tsx'
import { RestaurantHead } from './restaurant-head.tsx'
import styles from './restaurant-view.module.css'

const RestaurantAbout = still(stillFiles.restaurant, (parts) => parts.RestaurantAbout)
const GoodToKnow = still(stillFiles.restaurant, (parts) => parts.GoodToKnow)
const RestaurantMenu = still(stillFiles.restaurant, (parts) => parts.RestaurantMenu)
const RestaurantGallery = still(stillFiles.restaurant, (parts) => parts.RestaurantGallery)
const NextRestaurant = still(stillFiles.restaurant, (parts) => parts.NextRestaurant)
const CallBar = still(stillFiles.restaurant, (parts) => parts.CallBar)

/** A restaurant's page once it is known. */
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
