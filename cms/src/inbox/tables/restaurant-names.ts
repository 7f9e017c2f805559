import type { Payload } from 'payload'
import { nameIn } from '../../content/translations/gaps.ts'

/**
 * The names of all restaurants by the addresses their pages have or had, also of those in the bin; in a
 * language of the content, or in another where it has none.
 * @param tag of the language of whoever reads
 */
export async function restaurantNames(payload: Payload, tag: string): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    locale: 'all',
    depth: 0,
    pagination: false,
    trash: true,
    select: { name: true, slug: true, formerSlugs: true },
  })
  const former = new Map<string, string>()
  const current = new Map<string, string>()
  for (const { name, slug, formerSlugs } of docs) {
    const shown = nameIn(tag, name)
    if (!shown) continue
    for (const each of formerSlugs ?? []) former.set(each, shown)
    if (slug) current.set(slug, shown)
  }
  return new Map([...former, ...current])
}
