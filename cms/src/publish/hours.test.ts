import { readObject } from '@noren/contract/json'
import { expect, test } from 'vitest'
import { addClosure } from '../../test/facts.ts'
import { addRestaurant } from '../../test/restaurants.ts'
import { openTestDesk } from '../../test/test-desk.ts'
import type { Restaurant } from '../payload-types.ts'

const { payload } = await openTestDesk()
const { createComposer } = await import('./compose.ts')
const composer = createComposer(payload)

/** The published version of a restaurant with these hours, its text in Japanese. */
async function published(
  slug: string,
  hours: Pick<Restaurant, 'hours' | 'openingHours' | 'reservations'>,
) {
  await addRestaurant(payload, { slug, ...hours })
  return shown(slug)
}

async function shown(slug: string) {
  const { restaurants = [] } = (await composer.compose()).content
  return restaurants.find((restaurant) => readObject(restaurant).slug === slug)
}

const sessions: NonNullable<Restaurant['openingHours']>['sessions'] = [
  { days: ['mon', 'tue'], opens: '11:00', closes: '15:30' },
]

test('hours are published in both languages from the opening hours, and a remark in its own', async () => {
  const hours = 'そばがなくなりしだい閉店'
  expect(await published('soba', { hours, openingHours: { sessions } })).toMatchObject({
    hours: {
      en: 'Monday and Tuesday:\n11:00–15:30',
      jp: `月・火\n11:00〜15:30\n${hours}`,
    },
    hoursRemarks: { jp: hours },
  })
})

test('a closure of a restaurant without opening hours is published, also in its text', async () => {
  const { id } = await addRestaurant(payload, { slug: 'closing', hours: '11時から' })
  await addClosure(payload, id, {
    from: '2026-12-28T12:00:00.000Z',
    to: '2027-01-03T12:00:00.000Z',
    reason: '年末年始',
  })
  const restaurant = await shown('closing')
  expect(restaurant).toMatchObject({
    hours: { jp: '11時から\n2026年12月28日（月）〜2027年1月3日（日）は休業（年末年始）' },
    openingHours: {
      sessions: [],
      closures: [{ from: '2026-12-28', to: '2027-01-03', reason: { jp: '年末年始' } }],
    },
  })
})

test('hours that are only a text are published as written', async () => {
  const restaurant = await published('text', { hours: '11時から' })
  expect(restaurant).toMatchObject({ hours: { jp: '11時から' } })
  expect(restaurant).not.toHaveProperty('openingHours')
})

test('only a restaurant that takes tables by phone alone is published as one', async () => {
  const openingHours = { sessions }
  expect(
    await published('calls', { openingHours, reservations: { telephoneOnly: true } }),
  ).toMatchObject({ reservations: { telephoneOnly: true } })
  const asked = await published('asked', {
    openingHours,
    reservations: { telephoneOnly: false, largestParty: 6 },
  })
  expect(readObject(asked).reservations).toMatchObject({ largestParty: 6 })
  expect(readObject(asked).reservations).not.toHaveProperty('telephoneOnly')
})
