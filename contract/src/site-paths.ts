/** The path of every page in the default language; a `:parameter` is any one segment. */
export const SITE_PATHS = {
  home: '/',
  restaurants: '/restaurants',
  restaurant: '/restaurants/:restaurantName',
  about: '/about',
  news: '/news',
  newsItem: '/news/:slug',
  contact: '/contact',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const

/** Folders and files of the site that are no pages. */
const FOR_PROGRAMS =
  /^\/(?:(?:api|assets|media|preview|internal|\.well-known)(?:\/|$)|(?:sitemap(?:\/\d+)?\.xml|robots\.txt|llms\.txt|healthz|readyz|metrics|csp-report|favicon\.(?:ico|svg)|apple-touch-icon\.png|(?:\w+\/)?(?:manifest\.webmanifest|news\.xml))$)/i

/** Whether the site answers below a path with something else than pages. */
export function isForPrograms(path: string): boolean {
  return FOR_PROGRAMS.test(path)
}
