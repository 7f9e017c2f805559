import type { ComponentType } from 'react'
import { type LazyFile, lazyFile } from '#src/lazy-files.ts'
import type { PageName } from '#src/routes/routes.ts'

/** Each page is a file of its own, so that a visit loads only the pages it shows. */
export const pageFiles: Readonly<Record<PageName, LazyFile<{ Page: ComponentType }>>> = {
  home: lazyFile(() => import('./home/home-page.tsx')),
  restaurants: lazyFile(() => import('./restaurants/restaurants-page.tsx')),
  restaurant: lazyFile(() => import('./restaurant/restaurant-page.tsx')),
  about: lazyFile(() => import('./about/about-page.tsx')),
  contact: lazyFile(() => import('./contact/contact-page.tsx')),
  privacy: lazyFile(() => import('./privacy/privacy-page.tsx')),
  accessibility: lazyFile(() => import('./accessibility/accessibility-page.tsx')),
  notFound: lazyFile(() => import('./not-found/not-found-page.tsx')),
}
