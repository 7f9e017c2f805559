import type { ComponentType } from 'react'
import { type LazyFile, lazyFile } from '#src/lazy-files.ts'
import type { PageName } from '#src/routes/routes.ts'

/** Each page is a file of its own, so that a visit loads only the pages it shows. */
export const pageFiles: Readonly<Record<PageName, LazyFile<ComponentType>>> = {
  home: lazyFile(async () => (await import('./home/home-page.tsx')).HomePage),
  restaurants: lazyFile(
    async () => (await import('./restaurants/restaurants-page.tsx')).RestaurantsPage,
  ),
  restaurant: lazyFile(
    async () => (await import('./restaurant/restaurant-page.tsx')).RestaurantPage,
  ),
  about: lazyFile(async () => (await import('./about/about-page.tsx')).AboutPage),
  contact: lazyFile(async () => (await import('./contact/contact-page.tsx')).ContactPage),
  privacy: lazyFile(async () => (await import('./privacy/privacy-page.tsx')).PrivacyPage),
  accessibility: lazyFile(
    async () => (await import('./accessibility/accessibility-page.tsx')).AccessibilityPage,
  ),
  notFound: lazyFile(async () => (await import('./not-found/not-found-page.tsx')).NotFoundPage),
}
