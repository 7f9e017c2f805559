import { PAGES } from '../support/pages.ts'

/** Every page of the demo company in both languages. */
export const PATHS = PAGES.map(({ path }) => path)

/** Addresses nothing is at, which have a page for that all the same. */
export const NOWHERE = [
  '/no-such-page',
  '/ja/no-such-page',
  '/restaurants/nowhere',
  '/ja/restaurants/nowhere',
]

export function isPage(path: string): boolean {
  return PATHS.includes(path)
}
