import type { ComponentType } from 'react'
import { lazyFiles } from '#src/lazy-files.ts'
import type { PageName } from '#src/routes/routes.ts'

/** Each page is a file of its own, so that a visit loads only the pages it shows. */
export const pageFiles = lazyFiles<PageName, ComponentType>({
  home: async () => (await import('./home/home-page.tsx')).HomePage,
  restaurants: async () => (await import('./restaurants/restaurants-page.tsx')).RestaurantsPage,
  restaurant: async () => (await import('./restaurant/restaurant-page.tsx')).RestaurantPage,
  about: async () => (await import('./about/about-page.tsx')).AboutPage,
  contact: async () => (await import('./contact/contact-page.tsx')).ContactPage,
  privacy: async () => (await import('./privacy/privacy-page.tsx')).PrivacyPage,
  notFound: async () => (await import('./not-found/not-found-page.tsx')).NotFoundPage,
})
