import { readObject } from '@noren/contract/json'
import { initI18n } from '@payloadcms/translations'
import { expect, test } from 'vitest'
import { aRestaurant } from '../../test/restaurants.ts'
import { openTestDesk } from '../../test/test-desk.ts'
import type { Restaurant } from '../payload-types.ts'

const { payload } = await openTestDesk()
const { createComposer } = await import('./compose.ts')
const composer = createComposer(payload)

async function create(slug: string, facts: Restaurant['facts'], language: 'ja' | 'en' = 'ja') {
  const config = payload.config.i18n
  const i18n = await initI18n({ config, context: 'api', language })
  return payload.create({
    collection: 'restaurants',
    locale: 'ja',
    req: { i18n },
    data: aRestaurant({ slug, ...(facts && { facts }) }),
  })
}

async function published(slug: string): Promise<unknown> {
  const { restaurants = [] } = (await composer.compose()).content
  return restaurants.find((restaurant) => readObject(restaurant).slug === slug)
}

test('the facts that staff fill in are published, in the languages they have', async () => {
  const { id, facts } = await create('full', {
    stations: [{ name: '架空駅', minutesOnFoot: 9 }],
    parking: 'own',
    parkingRemarks: '6台。',
    privateRooms: 0,
    lunchFrom: 1500,
    payment: ['codes', 'cash'],
    coordinates: '35.245, 139.051',
    website: 'https://tateito.example.jp',
  })
  await payload.update({
    collection: 'restaurants',
    id,
    locale: 'en',
    data: {
      name: 'Tateito',
      description: 'Soba cut by hand.',
      address: '0-0 Kakudani, Hakone',
      facts: {
        parkingRemarks: 'Six cars.',
        stations: facts?.stations?.map((row) => ({ ...row, name: 'Kaku Station' })) ?? [],
      },
      _status: 'published',
    },
  })
  expect(await published('full')).toMatchObject({
    facts: {
      stations: [{ name: { en: 'Kaku Station', jp: '架空駅' }, minutesOnFoot: 9 }],
      parking: 'own',
      parkingRemarks: { en: 'Six cars.', jp: '6台。' },
      privateRooms: 0,
      lunchFrom: 1500,
      payment: ['cash', 'codes'],
      geo: { latitude: 35.245, longitude: 139.051 },
      website: 'https://tateito.example.jp/',
    },
  })
})

test('a restaurant with empty fields has no facts', async () => {
  await create('empty', undefined)
  expect(await published('empty')).not.toHaveProperty('facts')
})

test('an unreadable value is refused', async () => {
  for (const facts of [{ coordinates: 'Zushi' }, { seats: 2.5 }, { website: 'javascript:1' }])
    await expect(create('wrong', facts)).rejects.toThrow()
})

test('a budget whose upper end is below the lower one is refused, naming both in the reader’s language', async () => {
  for (const [language, facts, field, message] of [
    [
      'ja',
      { lunchFrom: 2000, lunchTo: 1500 },
      'lunchTo',
      '「昼の予算 下限（円）」が「昼の予算 上限（円）」より高くなっています。どちらかを直してください。',
    ],
    [
      'en',
      { dinnerFrom: 9000, dinnerTo: 8999 },
      'dinnerTo',
      '“Dinner for one, from (yen)” is higher than “Dinner for one, up to (yen)”. Please correct one of them.',
    ],
  ] as const) {
    await expect(create('budget', facts, language)).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path: `facts.${field}`, message })] },
    })
  }
  await create('one-price', { lunchFrom: 1500, lunchTo: 1500, dinnerTo: 8000 })
  await create('from-only', { lunchFrom: 1500, dinnerFrom: 0, dinnerTo: 0 })
})
