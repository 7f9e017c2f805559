import { lazyFile } from '#src/lazy-files.ts'

/** What asks for a table is a file of its own: who only writes to the company does not load it. */
export const tableFile = lazyFile(() => import('./table/table.ts'))

/** The restaurant a contact page's query names; empty for none. */
export function restaurantOf(search: string): string {
  return new URLSearchParams(search).get('restaurant') ?? ''
}
