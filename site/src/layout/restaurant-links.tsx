import { useQuery } from '@tanstack/react-query'
import { restaurantLinksQuery } from '#src/api/restaurant-list.ts'
import { still } from '#src/ui/still.tsx'
import { shellFile } from './shell-file.ts'

const RestaurantList = still(shellFile, (parts) => parts.RestaurantList)

/** Asks for the restaurants and lists them. */
export function RestaurantLinks({ className }: { className: string | undefined }) {
  const { data, isError } = useQuery(restaurantLinksQuery())
  return <RestaurantList className={className} data={data} isError={isError} />
}
