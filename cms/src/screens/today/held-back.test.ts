import { expect, test } from 'vitest'
import { addClosure } from '../../../test/facts.ts'
import { publishingDesk } from '../../../test/publishing-desk.ts'
import { addRestaurant } from '../../../test/restaurants.ts'

const { payload, user, publisher, composer, folder, shown, as, send } = await publishingDesk()
const { tasksOf } = await import('./tasks.ts')
const { createPreviews } = await import('../../publish/preview/previews.ts')

const NOW = new Date('2026-11-26T00:00:00.000Z')
const IS_PUBLISHED = { _status: 'published' as const }

/** Stores a document as the desk stored it before it had today's checks. */
const leave = (id: number, data: Record<string, unknown>) =>
  payload.db.updateOne({ collection: 'restaurants', id, data })

async function heldBackTask(asking = user) {
  const tasks = await tasksOf({ payload, user: asking, now: NOW, language: 'ja' })
  return tasks.find(({ id }) => id === 'held-back')
}

const namesOf = ({ content }: { content: { restaurants: { name: object }[] } }) =>
  content.restaurants.map(({ name }) => name)

const [shiobi, onda] = [
  await addRestaurant(payload, { slug: 'shiobi', name: '潮火' }),
  await addRestaurant(payload, { slug: 'onda', name: '音田' }),
]
await publisher.publish()

test('a document that no page can show stays as visitors know it, and all other changes go live', async () => {
  await send(
    `/api/restaurants/${shiobi.id}?locale=ja`,
    { phone: '046-000-0109', ...IS_PUBLISHED },
    'PATCH',
  )
  await publisher.publish()
  await leave(shiobi.id, { name: { ja: '\u200B' }, slug: 'shiobi-zushi', phone: '046-000-0200' })
  const day = '2026-12-01T12:00:00.000Z'
  await addClosure(payload, onda.id, { from: day, to: day, reason: '停電' })
  expect(await publisher.publish()).toMatchObject({ state: 'published' })
  const edition = await shown()
  expect(edition.content.restaurants).toMatchObject([
    { slug: 'shiobi', name: { jp: '潮火' }, phone: '046-000-0109' },
    { slug: 'onda', openingHours: { closures: [{ from: '2026-12-01', reason: { jp: '停電' } }] } },
  ])
  expect(Object.keys(edition.modified)).toContain('restaurant:shiobi')
  expect(Object.keys(edition.modified)).not.toContain('restaurant:shiobi-zushi')
  const { seq } = edition
  await publisher.publish()
  expect((await shown()).seq).toBe(seq)
})

test('the first screen names the document, its field and who published it, to those who can correct it', async () => {
  expect(await heldBackTask()).toMatchObject({
    count: 1,
    isPressing: true,
    lines: [
      {
        words: {
          en: 'Restaurant “shiobi-zushi”: Name (editor@example.jp)',
          ja: 'レストラン「shiobi-zushi」：店名（editor@example.jp）',
        },
        link: `/admin/collections/restaurants/${shiobi.id}`,
      },
    ],
  })
  const elsewhere = await as('restaurantEditor', { restaurants: [onda.id] })
  expect(await heldBackTask(elsewhere.user)).toBeUndefined()
})

test('other documents can still be previewed; a preview of the draft is refused with its field', async () => {
  const previews = createPreviews({
    compose: composer.compose,
    folder,
    desk: 'http://localhost:3001',
  })
  expect(await previews.make({ collection: 'restaurants', id: onda.id })).toHaveProperty('token')
  await payload.update({
    collection: 'restaurants',
    id: onda.id,
    locale: 'ja',
    draft: true,
    data: { name: '\u200B', _status: 'draft' },
  })
  expect(await previews.make({ collection: 'restaurants', id: onda.id })).toMatchObject({
    problems: [{ field: { en: 'Name', ja: '店名' } }],
  })
})

test('a document that visitors never saw is left out, and so is one whose address another has taken', async () => {
  const draft = { slug: 'fresh', name: '新店', _status: 'draft' as const }
  const fresh = await addRestaurant(payload, draft)
  await leave(fresh.id, { name: { ja: '\u200B' }, ...IS_PUBLISHED })
  await payload.update({
    collection: 'restaurants',
    id: onda.id,
    locale: 'ja',
    data: { name: '音田', slug: 'shiobi', ...IS_PUBLISHED },
  })
  await publisher.publish()
  expect(namesOf(await shown())).toEqual([{ jp: '音田' }])
  expect((await shown()).redirects).toEqual({ onda: 'shiobi' })
})

test('once it is corrected it goes live, and the first screen no longer names it', async () => {
  await payload.update({
    collection: 'restaurants',
    id: shiobi.id,
    locale: 'ja',
    data: { name: '潮火 改', slug: 'shiobi-zushi', ...IS_PUBLISHED },
  })
  await payload.delete({ collection: 'restaurants', where: { slug: { equals: 'fresh' } } })
  await publisher.publish()
  expect(namesOf(await shown())).toEqual([{ jp: '潮火 改' }, { jp: '音田' }])
  expect(await heldBackTask()).toBeUndefined()
})

test('a global is held back alone as well', async () => {
  const company = {
    name: '波織',
    legalName: '株式会社波織',
    description: '宿と食卓。',
    phone: '046-000-0100',
    email: 'info@example.jp',
    address: '神奈川県逗子市架空浜0-10',
    copyright: '© 波織',
    privacy: '最小限だけ。',
    employees: 214,
    ...IS_PUBLISHED,
  }
  await payload.updateGlobal({ slug: 'company', locale: 'ja', data: company })
  await publisher.publish()
  await payload.db.updateGlobal({
    slug: 'company',
    data: { employees: 2.5, phone: '046-000-0200' },
  })
  const cta = { title: 'ご相談ください', primaryButton: '会社案内', secondaryButton: '連絡' }
  await payload.updateGlobal({ slug: 'cta', locale: 'ja', data: { ...cta, ...IS_PUBLISHED } })
  await publisher.publish()
  const { content } = await shown()
  expect(content.cta.jp.primaryButton).toEqual({ text: '会社案内' })
  expect(content.company).toMatchObject({ employees: 214, phone: '046-000-0100' })
  expect((await heldBackTask())?.lines).toEqual([
    {
      words: { en: 'Company and privacy: Number of people', ja: '会社情報・個人情報：従業員数' },
      link: '/admin/globals/company',
    },
  ])
})

test('a document held back for a dish or a closure links to the screen where that is written', async () => {
  const { problemsInItem } = await import('../../publish/check.ts')
  const dish = { name: { jp: '鯵' }, price: '九百' }
  const written = { _id: '7', slug: 'shiobi', name: { jp: '潮火' }, menuItems: [dish] }
  expect(problemsInItem('restaurants', written)).toMatchObject([
    { field: { ja: 'お品書き → 1 → 価格（税込・円）' }, screen: '/admin/menu/7' },
  ])
  const days = { from: '2026-12-01', to: '2026-12-02', reason: {} }
  const closed = {
    openingHours: {
      sessions: [],
      closedDays: [],
      closedNth: [],
      closedDayOnHoliday: 'closed',
      closures: [{ ...days, banner: 'roof' }],
      specialHours: [],
    },
  }
  expect(problemsInItem('restaurants', { ...written, menuItems: [], ...closed })).toMatchObject([
    { field: { ja: '臨時休業・特別営業 → 1 → バナー' }, screen: '/admin/closures' },
  ])
})
