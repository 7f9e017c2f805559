import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restaurantQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useRoute } from '#src/navigation/location.ts'
import { stillFiles } from '#src/pages/part-files.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { still } from '#src/ui/still.tsx'
import { RestaurantView } from './restaurant-view.tsx'

const RestaurantMissing = still(stillFiles.restaurant, (parts) => parts.RestaurantMissing)

/** A restaurant's own page, `/restaurants/:restaurantName`, in its three states (RSD-32). */
export function Page() {
  const { detail, missing } = useBundle().restaurants
  const restaurantName = useRoute()?.restaurantName ?? ''
  const { data: restaurant, isError } = useQuery(restaurantQuery(restaurantName))

  // A former slug gives way to today's, after every render: the other language has an address too.
  useEffect(() => {
    // Another page's address stands there already while that page's files are on their way.
    const isHere = location.pathname.endsWith(`/${restaurantName}`)
    if (isHere && restaurant && restaurant.slug !== restaurantName)
      history.replaceState(history.state, '', encodeURIComponent(restaurant.slug))
  })

  if (restaurant) return <RestaurantView restaurant={restaurant} />
  if (restaurant === null) return <RestaurantMissing text={missing.notExist} />
  if (isError) return <RestaurantMissing text={missing.failed} />
  return <Spinner label={detail.loading} />
}
