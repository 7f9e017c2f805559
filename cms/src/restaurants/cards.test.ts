import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePicture } from '../../test/samples.ts'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'
import type { RestaurantCard } from './cards.ts'

/** Wednesday, 16 December 2026, 20:00 in Japan. */
const EVENING = new Date('2026-12-16T11:00:00.000Z')

const SHIOBI = {
  name: '潮火',
  area: '逗子',
  description: '魚と火。',
  address: '神奈川県逗子市架空浜0-1',
  phone: '046-000-0101',
  slug: 'shiobi',
  accent: 'ember',
  listedSince: '2009-04-18T02:00:00.000Z',
} as const

let desk: TestDesk
let id: number
let cards: (now?: Date, locale?: 'en' | 'ja') => Promise<RestaurantCard[]>

beforeAll(async () => {
  desk = await openTestDesk()
  const { payload } = desk
  const account = { email: 'ren@example.jp', password: 'three waves in a row', name: '須磨 蓮' }
  const data = { ...account, role: 'editor' as const }
  const user = {
    ...(await payload.create({ collection: 'users', data })),
    collection: 'users' as const,
  }
  const { restaurantCards } = await import('./cards.ts')
  cards = async (now = EVENING, locale = 'ja') => {
    const rows = await payload.find({ collection: 'restaurants', draft: true, depth: 0 })
    return restaurantCards({ payload, user, now, locale }, rows.docs)
  }
  const first = { ...SHIOBI, _status: 'draft' as const }
  ;({ id } = await payload.create({
    collection: 'restaurants',
    locale: 'ja',
    draft: true,
    data: first,
  }))
})
afterAll(() => desk.close())

const change = (data: object, draft = false) =>
  desk.payload.update({
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
  // Midnight; Thursday is the day of rest.
  expect(await cards(new Date('2026-12-16T15:00:00.000Z'))).toMatchObject([
    { isOpen: false, hours: { ja: '閉店中（明日17:00から）' } },
  ])
})

test('the nearest closure that is not over is named with its reason', async () => {
  const closed = (from: string, to: string, reason?: string) => ({
    from: `2026-12-${from}T12:00:00.000Z`,
    to: `2026-12-${to}T12:00:00.000Z`,
    reason,
  })
  const { openingHours } = await desk.payload.findByID({ collection: 'restaurants', id })
  const closures = [closed('29', '31', '年末'), closed('16', '17', '改装'), closed('01', '02')]
  await change({ openingHours: { ...openingHours, closures } })
  expect(await cards()).toMatchObject([
    {
      isOpen: false,
      closure: {
        en: 'Closed 16 December – 17 December (改装)',
        ja: '12月16日（水）〜12月17日（木） 休業（改装）',
      },
    },
  ])
  expect(await cards(new Date('2026-12-20T11:00:00.000Z'))).toMatchObject([
    { isOpen: true, closure: { ja: '12月29日（火）〜12月31日（木） 休業（年末）' } },
  ])
})

test('while a draft waits, the card shows what visitors see and says that there is more', async () => {
  await change({ name: '潮火 本店' }, true)
  expect(await cards()).toMatchObject([{ name: '潮火', status: 'changed' }])
})

test('a name that is not translated yet is shown in the language it has', async () => {
  expect(await cards(EVENING, 'en')).toMatchObject([{ name: '潮火', area: '逗子' }])
})

test('a card keeps in sight what must be seen of the photo', async () => {
  const photo = await desk.payload.create({
    collection: 'media',
    data: { altEn: 'A grill', altJa: '焼き台', focalX: 30, focalY: 80 },
    file: await samplePicture('#b1382a'),
  })
  await change({ mainPhoto: photo.id })
  expect(await cards()).toMatchObject([{ photo: { spot: '30% 80%' } }])
})
