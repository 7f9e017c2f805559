/** Restaurants on one page of the list. */
export const RESTAURANTS_PAGE_SIZE = 24

/** Pages of a list; an empty list has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / RESTAURANTS_PAGE_SIZE))
}

/** How many restaurants come before a page, counted from 1. */
export function pageStart(page: number): number {
  return (page - 1) * RESTAURANTS_PAGE_SIZE
}

/**
 * The number of a page as addresses and calls write it, or `null` for anything else. Each page has one
 * spelling, so that the keys of a cache are a closed set.
 */
export function readPageNumber(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

/** One page of the whole list. */
export function cutPage<Item>(
  list: readonly Item[],
  page: number,
): { restaurants: Item[]; total: number } {
  const start = pageStart(page)
  return { restaurants: list.slice(start, start + RESTAURANTS_PAGE_SIZE), total: list.length }
}
