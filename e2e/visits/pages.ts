import { PAGES } from '../support/pages.ts'

/** Every page of the demo company in both languages. */
export const PATHS = PAGES.map(({ path }) => path)

/** Addresses without a page, which show the not-found page. */
export const NOWHERE = [
  '/no-such-page',
  '/ja/no-such-page',
  '/restaurants/nowhere',
  '/ja/restaurants/nowhere',
]

export function isPage(path: string): boolean {
  return PATHS.includes(path)
}
