import type { Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { Payload } from 'payload'
import { cache } from 'react'
import type { Words } from '../../base/words.ts'
import { nameIn } from '../../content/languages/translations/gaps.ts'
import type { Restaurant } from '../../payload-types.ts'
import { localized } from '../../publish/per-language.ts'

/**
 * The names of all restaurants by the slugs their pages have or had, also of those in the trash; in a
 * language of the content, or in another where it has none.
 * @param tag of the user's language
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

/** A text of a restaurant in a language, or its fallback; empty when no one wrote one. */
type RestaurantTexts = (
  get: (doc: Restaurant) => string | null | undefined,
  language: Language,
) => string

/**
 * The published texts of the restaurant whose page has or had this slug; empty when it is gone. Queried
 * once for a screen, however many rows it has.
 */
export const restaurantAt = cache(
  async (payload: Payload, slug: string): Promise<RestaurantTexts> => {
    const { docs } = await payload.find({
      collection: 'restaurants',
      where: { or: [{ slug: { equals: slug } }, { formerSlugs: { in: [slug] } }] },
      locale: 'all',
      depth: 0,
    })
    const doc = docs.find((each) => each.slug === slug) ?? docs[0]
    return (get, language) => textIn(localized(doc && get(doc)), language)
  },
)

/** The name of that restaurant in the languages of the desk; the slug of one that is gone. */
export async function restaurantWords(payload: Payload, slug: string): Promise<Words> {
  const texts = await restaurantAt(payload, slug)
  const nameIn = (language: Language) => texts(({ name }) => name, language) || slug
  return { en: nameIn('en'), ja: nameIn('jp') }
}

/** A restaurant's slug, and those it had: an enquiry keeps the one of its time. */
export async function slugsOf(payload: Payload, slug: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 0,
    select: { formerSlugs: true },
  })
  return [slug, ...(docs[0]?.formerSlugs ?? [])]
}
