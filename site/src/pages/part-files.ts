import { lazyFile } from '#src/lazy-files.ts'

const newsFile = lazyFile(() => import('./news/still-parts.tsx'))

/**
 * The still parts of each page (`ui/still.tsx`), in a separate file beside the page's own: a page
 * that comes as a document does not load it.
 */
export const stillFiles = {
  about: lazyFile(() => import('./about/still-parts.tsx')),
  contact: lazyFile(() => import('./contact/still-parts.tsx')),
  home: lazyFile(() => import('./home/still-parts.tsx')),
  news: newsFile,
  newsItem: newsFile,
  restaurant: lazyFile(() => import('./restaurant/still-parts.tsx')),
}

/** The text after an enquiry was sent: a separate file that arrives with the response. */
export const sentFile = lazyFile(() => import('./contact/sent-notes.tsx'))

/**
 * The fields for a table: a separate file, since visitors who only write to the company do not need
 * it.
 */
export const tableFile = lazyFile(() => import('./contact/table-fields.tsx'))

/** A gallery's pictures, whole, and what stands in the place of a restaurant that does not exist. */
export const rareFile = lazyFile(() => import('./restaurant/rare-parts.ts'))

/** What the home page says of its restaurants' hours; the server has this file from the start. */
export const homeHoursFile = lazyFile(() => import('./home/hours-parts.ts'))

/** The rooms behind the cloths, once the page has loaded. */
export const roomFile = lazyFile(async () => {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  return import('./cloths/room.tsx')
})

/** What stands beside the cloths of few restaurants. */
export const insideFile = lazyFile(() => import('./cloths/inside.tsx'))

/** The home page's news, for companies that have any. */
export const homeNewsFile = lazyFile(() => import('./home/news-parts.ts'))
