import type { Where } from 'payload'

/** What somebody typed into a search, and the field a condition looks for it in. */
export type Sought = { field: string; typed: string }

/** The condition with another one beside each search in it; what `otherwise` has none for stays as it is. */
export async function widened(
  where: Where,
  otherwise: (sought: Sought) => Promise<Where[]> | Where[],
): Promise<Where> {
  const sought = soughtBy(where)
  if (sought) return { or: [where, ...(await otherwise(sought))] }
  const entries = Object.entries(where).map(async ([key, value]) => [
    key,
    Array.isArray(value) ? await Promise.all(value.map((each) => widened(each, otherwise))) : value,
  ])
  return Object.fromEntries(await Promise.all(entries))
}

function soughtBy(where: Where): Sought | null {
  const [[field, value] = [], ...others] = Object.entries(where)
  if (!field || !value || others.length > 0 || !('like' in value)) return null
  return typeof value.like === 'string' ? { field, typed: value.like } : null
}
