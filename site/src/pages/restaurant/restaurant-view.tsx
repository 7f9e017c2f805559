import type { Restaurant } from '@noren/contract/resources/restaurant'
import { RestOfPage } from '#src/ui/rest-of-page.tsx'
import { CallBar } from './call-bar.tsx'
import { NextRestaurant } from './next-restaurant.tsx'
import { RestaurantAbout } from './restaurant-about.tsx'
import { RestaurantFacts } from './restaurant-facts.tsx'
import { RestaurantGallery } from './restaurant-gallery.tsx'
import { RestaurantHead } from './restaurant-head.tsx'
import { RestaurantMenu } from './restaurant-menu.tsx'
import styles from './restaurant-view.module.css'

/** A restaurant's page once it is known. */
export function RestaurantView({ restaurant }: { restaurant: Restaurant }) {
  return (
    <article className={styles.page} data-accent={restaurant.accent}>
      <RestaurantHead restaurant={restaurant} />
      <div className={`wrap grid12 ${styles.body}`}>
        <RestaurantAbout restaurant={restaurant} />
        <RestaurantFacts restaurant={restaurant} />
      </div>
      <RestOfPage>
        <RestaurantMenu items={restaurant.menuItems} />
        <RestaurantGallery restaurant={restaurant} />
        {restaurant.next && <NextRestaurant next={restaurant.next} />}
      </RestOfPage>
      <CallBar restaurant={restaurant} />
    </article>
  )
}
