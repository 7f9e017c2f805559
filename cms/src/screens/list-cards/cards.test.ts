import { expect, test } from 'vitest'
import { addClosure } from '../../../test/facts.ts'
import { aRestaurant } from '../../../test/restaurants.ts'
import { addPicture } from '../../../test/samples.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

/** Wednesday, 16 December 2026, 20:00 in Japan. */
const EVENING = new Date('2026-12-16T11:00:00.000Z')

const { payload, user } = await openSignedInDesk({ role: 'editor' })
const { restaurantCards } = await import('./cards.ts')

async function cards(now = EVENING, locale: 'en' | 'ja' = 'ja') {
  const rows = await payload.find({ collection: 'restaurants', draft: true, depth: 0 })
  return restaurantCards({ payload, user, now, locale }, rows.docs)
}

const { id } = await payload.create({
  collection: 'restaurants',
  locale: 'ja',
  draft: true,
  data: aRestaurant({ area: '逗子', _status: 'draft' }),
})

const change = (data: object, draft = false) =>
  payload.update({
    collection: 'restaurants',
    id,
    locale: 'ja',
    draft,
    data: { ...data, _status: draft ? 'draft' : 'published' },
  })

test('a restaurant that was never published says so, and that its hours are missing', async () => {
  expect(await cards()).toEqual([
    {
      id,
      name: '潮火',
      area: '逗子',
      accent: 'ember',
      photo: null,
      isOpen: null,
      hours: { en: 'No opening hours yet', ja: '営業時間が未入力です' },
      closure: null,
      status: 'draft',
    },
  ])
})

test('a card says until when a restaurant is open, and when it opens again', async () => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
  const evenings = { days: [...days], opens: '17:00', closes: '22:00', lastOrder: '21:00' }
  await change({ openingHours: { sessions: [evenings], closedDays: ['thu'] } })
  expect(await cards()).toMatchObject([
    {
      isOpen: true,
      hours: {
        en: 'Open until 22:00 (last order 21:00)',
        ja: '営業中（22:00まで、ラストオーダー21:00）',
      },
      status: 'published',
    },
  ])
  // Eleven in the evening, and midnight; Thursday is the day of rest.
  for (const time of ['2026-12-16T14:00:00.000Z', '2026-12-16T15:00:00.000Z']) {
    expect(await cards(new Date(time))).toMatchObject([
      { isOpen: false, hours: { ja: '準備中（12月18日（金）17:00から）' } },
    ])
  }
})

test('a card names the nearest closure that is not over, with its reason', async () => {
  const closed = (from: string, to: string, reason = '') =>
    addClosure(payload, id, {
      from: `2026-12-${from}T12:00:00.000Z`,
      to: `2026-12-${to}T12:00:00.000Z`,
      reason,
    })
  await closed('29', '31', '年末')
  await closed('16', '17', '改装')
  await closed('01', '02')
  expect(await cards()).toMatchObject([
    {
      isOpen: false,
      closure: {
        en: 'Closed 16 December – 17 December (改装)',
        ja: '12月16日（水）〜12月17日（木） 休業（改装）',
      },
    },
  ])
  // One in the morning after its last day.
  expect(await cards(new Date('2026-12-17T16:00:00.000Z'))).toMatchObject([
    { closure: { ja: '12月16日（水）〜12月17日（木） 休業（改装）' } },
  ])
  expect(await cards(new Date('2026-12-20T11:00:00.000Z'))).toMatchObject([
    { isOpen: true, closure: { ja: '12月29日（火）〜12月31日（木） 休業（年末）' } },
  ])
})

test('while there is a draft, the card shows what visitors see and says that there is more', async () => {
  await change({ name: '潮火 本店' }, true)
  expect(await cards()).toMatchObject([{ name: '潮火', status: 'changed' }])
})

test('a name without a translation is shown in the language it has', async () => {
  expect(await cards(EVENING, 'en')).toMatchObject([{ name: '潮火', area: '逗子' }])
})

test('a card keeps the photo’s focus in sight', async () => {
  const photo = await addPicture(payload, '#b1382a', [400, 300], { focalX: 30, focalY: 80 })
  await change({ mainPhoto: photo.id })
  expect(await cards()).toMatchObject([{ photo: { spot: '30% 80%' } }])
})
