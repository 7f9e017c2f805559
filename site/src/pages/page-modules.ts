import { type ComponentType, use } from 'react'
import type { RouteName } from '#src/navigation/paths.ts'

/** A page of the route table, or the page for every other address. */
export type PageName = RouteName | 'notFound'

/** Each page is a file of its own, so that a visit loads only the pages it shows. */
const LOADERS: { readonly [Name in PageName]: () => Promise<ComponentType> } = {
  home: async () => (await import('./home/home-page.tsx')).HomePage,
  restaurants: async () => (await import('./restaurants/restaurants-page.tsx')).RestaurantsPage,
  restaurant: async () => (await import('./restaurant/restaurant-page.tsx')).RestaurantPage,
  about: async () => (await import('./about/about-page.tsx')).AboutPage,
  contact: async () => (await import('./contact/contact-page.tsx')).ContactPage,
  privacy: async () => (await import('./privacy/privacy-page.tsx')).PrivacyPage,
  notFound: async () => (await import('./not-found/not-found-page.tsx')).NotFoundPage,
}

const loading = new Map<PageName, Promise<ComponentType>>()
const loaded = new Map<PageName, ComponentType>()

/** Loads a page's file, once. Fails when it cannot be had, as after a new release. */
export function loadPage(name: PageName): Promise<ComponentType> {
  const before = loading.get(name)
  if (before) return before
  const promise = LOADERS[name]()
  loading.set(name, promise)
  promise.then(
    (page) => loaded.set(name, page),
    () => loading.delete(name),
  )
  return promise
}

/** The page's component; while its file loads the navigation waits on the page shown before. */
export function usePage(name: PageName): ComponentType {
  return loaded.get(name) ?? use(loadPage(name))
}
