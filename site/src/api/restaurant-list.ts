import type { RestaurantListItem, RestaurantsPage } from '@noren/contract/resources/restaurant'
import { cutPage, RESTAURANTS_PAGE_SIZE } from '@noren/contract/resources/restaurants-page'
import { queryOptions } from '@tanstack/react-query'
import { asking, type CallKey, callQuery } from './queries.ts'

/**
 * The parts of the list call that pages show, so that they stay small with any number of restaurants. The
 * server puts these parts into the page; otherwise they come from the call itself.
 */
export type ListKey =
  | readonly ['restaurantLinks']
  | readonly ['restaurantCloths']
  | readonly ['restaurantsPage', number]

/** How many restaurants header and footer name; the pages of all restaurants have the others. */
export const LINKED = 60

/**
 * What header and footer need of a restaurant; `noTables` where a company of its own does not say when it is
 * open.
 */
export type RestaurantLink = Pick<RestaurantListItem, 'slug' | 'name' | 'area' | 'accent'> & {
  noTables?: true
}

/** How many restaurants hang as cloths; the pages of all restaurants have the others. */
export const HUNG = 12

/** Up to how many restaurants each have a picture and a line beside their cloth. */
export const FEW = 2

/**
 * What a restaurant's cloth shows: whose it is, and by its hours whether it is drawn aside. Of few restaurants
 * a picture and a line besides.
 */
export type ClothOfRestaurant = Pick<
  RestaurantListItem,
  'slug' | 'name' | 'area' | 'accent' | 'openingHours' | 'full' | 'fewLeft' | 'photo' | 'summary'
>

/** The first restaurants, as their cloths. */
export type RestaurantCloths = { restaurants: ClothOfRestaurant[] }

/** The first restaurants, and how many there are. */
export type RestaurantLinks = { links: RestaurantLink[]; total: number }

/** The restaurants that header and footer name. */
export const restaurantLinksQuery = () =>
  queryOptions({
    queryKey: ['restaurantLinks'] as const satisfies ListKey,
    queryFn: async ({ client }): Promise<RestaurantLinks> => {
      const restaurants = await client.fetchQuery(callQuery('restaurants'))
      return { links: restaurants.slice(0, LINKED), total: restaurants.length }
    },
    retry: false,
  })

/** The restaurants whose cloths a page hangs. */
export const restaurantClothsQuery = () =>
  queryOptions({
    queryKey: ['restaurantCloths'] as const satisfies ListKey,
    queryFn: ({ client }): Promise<RestaurantCloths> => client.fetchQuery(restaurantsPageQuery(1)),
    retry: false,
  })

/**
 * One page of the restaurants. For a list known to be long only the page is requested; else the call is
 * the one for the whole list, shared with header and footer.
 */
export const restaurantsPageQuery = (page: number) =>
  queryOptions({
    queryKey: ['restaurantsPage', page] as const satisfies ListKey,
    queryFn: async ({ client }): Promise<RestaurantsPage> => {
      const { total = 0 } = client.getQueryData(restaurantLinksQuery().queryKey) ?? {}
      return total > RESTAURANTS_PAGE_SIZE
        ? client.fetchQuery(pageCallQuery(page))
        : cutPage(await client.fetchQuery(callQuery('restaurants')), page)
    },
    retry: false,
  })

const pageCallQuery = (page: number) =>
  queryOptions({
    queryKey: ['restaurants', { page: String(page) }] as const satisfies CallKey,
    queryFn: async () => (await asking()).askRestaurantsPage(page),
  })
