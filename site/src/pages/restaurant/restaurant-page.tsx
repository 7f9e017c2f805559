import { useQuery } from '@tanstack/react-query'
import { restaurantQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useRoute } from '#src/navigation/location.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { RestaurantMissing } from './restaurant-missing.tsx'
import { RestaurantView } from './restaurant-view.tsx'

/** A restaurant's own page, `/restaurants/:restaurantName`, in its three states (spec §2, §4). */
export function RestaurantPage() {
  const { detail, missing } = useBundle().restaurants
  const restaurantName = useRoute()?.restaurantName ?? ''
  const { data: restaurant, isError } = useQuery(restaurantQuery(restaurantName))

  if (restaurant) return <RestaurantView restaurant={restaurant} />
  if (restaurant === null) return <RestaurantMissing text={missing.notExist} />
  if (isError) return <RestaurantMissing text={missing.failed} />
  return <Spinner label={detail.loading} />
}
