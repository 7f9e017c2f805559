import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

type Data = RequiredDataFromCollectionSlug<'restaurants'>

/** A published restaurant to save: always the same one, except for its address and the given fields. */
export function aRestaurant(said: Partial<Data> = {}): Data {
  return {
    slug: `shop-${crypto.randomUUID()}`,
    name: '潮火',
    description: '炭火焼き。',
    address: '神奈川県逗子市架空浜0-1',
    phone: '046-000-0101',
    accent: 'ember',
    listedSince: '2021-04-01T00:00:00.000Z',
    _status: 'published',
    ...said,
  }
}

/** Saves one, written in Japanese unless another language is named. */
export function addRestaurant(
  payload: Payload,
  said: Partial<Data> = {},
  locale: 'en' | 'ja' = 'ja',
) {
  return payload.create({ collection: 'restaurants', locale, data: aRestaurant(said) })
}
