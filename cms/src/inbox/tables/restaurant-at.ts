import {
  LANGUAGE,
  type Language,
  type PerLanguage,
  perLanguageInTurn,
} from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { Payload } from 'payload'
import { cache } from 'react'
import type { Restaurant } from '../../payload-types.ts'
import { localized } from '../../publish/per-language.ts'

/** A text of a restaurant in a language, or what stands in for it; empty when nobody wrote one. */
export type RestaurantTexts = (get: (doc: Restaurant) => string, language: Language) => string

/**
 * The texts of the restaurant whose page has or had this slug, without a draft's changes; empty when
 * it is gone. Asked once for a screen, however many rows it has.
 */
export const restaurantAt = cache(
  async (payload: Payload, slug: string): Promise<RestaurantTexts> => {
    const found: PerLanguage<Restaurant | undefined> = await perLanguageInTurn(async (language) => {
      const { docs } = await payload.find({
        collection: 'restaurants',
        where: { or: [{ slug: { equals: slug } }, { formerSlugs: { in: [slug] } }] },
        locale: LANGUAGE[language].htmlLang,
        fallbackLocale: false,
        depth: 0,
      })
      return docs.find((doc) => doc.slug === slug) ?? docs[0]
    })
    return (get, language) =>
      textIn(
        localized(found, (doc) => doc && get(doc)),
        language,
      )
  },
)
