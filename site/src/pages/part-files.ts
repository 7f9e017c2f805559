import { lazyFile } from '#src/lazy-files.ts'

/**
 * The still parts of each page (`ui/still.tsx`), a file for each page beside the page's own: a page
 * that comes as a document does not load it.
 */
export const stillFiles = {
  about: lazyFile(() => import('./about/still-parts.tsx')),
  contact: lazyFile(() => import('./contact/still-parts.tsx')),
  home: lazyFile(() => import('./home/still-parts.tsx')),
  restaurant: lazyFile(() => import('./restaurant/still-parts.tsx')),
}

/** What is said once an enquiry was sent is a file of its own: it comes with the answer. */
export const sentFile = lazyFile(() => import('./contact/sent-notes.tsx'))

/** What asks for a table is a file of its own: who only writes to the company does not load it. */
export const tableFile = lazyFile(() => import('./contact/table-fields.tsx'))

/** What knows a card's hours; the server has it from the start. */
export const cardHoursFile = lazyFile(() => import('#src/ui/card-hours.tsx'))
