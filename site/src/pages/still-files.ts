import { lazyFile } from '#src/lazy-files.ts'

/**
 * The still parts of each page (`ui/still.tsx`), a file for each page beside the page's own: a page
 * that comes as a document does not load it.
 */
export const stillFiles = {
  about: lazyFile(() => import('./about/still-parts.ts')),
  contact: lazyFile(() => import('./contact/still-parts.ts')),
  home: lazyFile(() => import('./home/still-parts.ts')),
  restaurant: lazyFile(() => import('./restaurant/still-parts.ts')),
}
