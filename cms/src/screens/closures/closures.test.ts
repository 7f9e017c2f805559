import { businessDay } from '@noren/contract/hours/business-day'
import { beforeEach, expect, test } from 'vitest'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import type { Closure } from './closure.ts'

const DAY_MS = 86_400_000

/** A day in Japan, counted from today. */
const day = (after: number) => businessDay(new Date(Date.now() + after * DAY_MS))

const { payload, send, stranger, as } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
let shiobi: number
let onda: number

beforeEach(async () => {
  await payload.delete({ collection: 'restaurants', where: { id: { exists: true } } })
  shiobi = (await addRestaurant(payload)).id
  onda = (await addRestaurant(payload, { name: '恩田' })).id
})

const closed = (changes: Partial<Closure> = {}): Closure => ({
  restaurants: [shiobi],
  from: day(0),
  to: day(0),
  times: [],
  reason: { ja: '荒天のため', en: 'Bad weather' },
  banner: null,
  ...changes,
})

async function save(
  closure: Closure | null,
  replaces: string[] = [],
  sent = send,
  over: string[] = [],
) {
  const answer = await sent('/api/closures', { closure, replaces, over })
  const { errors }: { errors?: { message: string }[] } = await answer.json()
  return { status: answer.status, message: errors?.[0]?.message }
}

async function closuresOf(restaurant: number) {
  const where = { restaurant: { equals: restaurant } }
  return (await payload.find({ collection: 'closures', where, locale: 'all', depth: 0 })).docs
}

const EVENING = [{ opens: '17:00', closes: '21:00', lastOrder: '' }]

const idsOf = async (restaurant: number) => (await closuresOf(restaurant)).map(({ id }) => id)

test('two restaurants close today in one save, in both languages', async () => {
  expect((await save(closed({ restaurants: [shiobi, onda], banner: 'everywhere' }))).status).toBe(
    200,
  )
  for (const id of [shiobi, onda]) {
    expect(await closuresOf(id)).toEqual([
      expect.objectContaining({
        from: `${day(0)}T12:00:00.000Z`,
        to: `${day(0)}T12:00:00.000Z`,
        reason: { ja: '荒天のため', en: 'Bad weather' },
        banner: 'everywhere',
      }),
    ])
  }
})

test('a deleted closure is in the trash, and is deleted with its restaurant', async () => {
  await save(closed())
  expect((await save(null, await idsOf(shiobi))).status).toBe(200)
  expect(await closuresOf(shiobi)).toEqual([])
  const all = { collection: 'closures', trash: true } as const
  expect((await payload.find(all)).totalDocs).toBe(1)
  await payload.delete({ collection: 'restaurants', id: shiobi })
  expect((await payload.find(all)).totalDocs).toBe(0)
})

test('a closure is changed into special hours, for one restaurant more', async () => {
  await save(closed())
  const times = [
    { opens: '17:00', closes: '02:00', lastOrder: '' },
    { opens: '11:30', closes: '14:00', lastOrder: '13:30' },
  ]
  const edited = closed({ restaurants: [shiobi, onda], times })
  expect((await save(edited, await idsOf(shiobi))).status).toBe(200)
  for (const id of [shiobi, onda]) {
    expect(await closuresOf(id)).toMatchObject([
      {
        times: [
          { opens: '17:00', closes: '02:00', lastOrder: null },
          { opens: '11:30', closes: '14:00', lastOrder: '13:30' },
        ],
      },
    ])
  }
})

test('an impossible closure is refused with a sentence, and nothing is saved', async () => {
  await save(closed({ from: day(3), to: day(5) }))
  const times = [{ opens: '17:00', closes: '21:00', lastOrder: '22:00' }]
  for (const [changes, message] of [
    [{ restaurants: [] }, '店舗を1つ以上選んでください。'],
    [{ restaurants: [987654] }, '店舗を1つ以上選んでください。'],
    [{ from: day(2), to: day(1) }, '最終日が初日より前になっています。'],
    [{ from: day(-2), to: day(-1) }, '過ぎた日付です。'],
    [{ to: day(400) }, '400日を超えています。'],
    [{ from: '2026-02-30' }, '日付を選んでください。'],
    [{ from: day(5), to: day(6), times: [{ ...times[0], lastOrder: '' }] }, '潮火には、'],
    [{ times }, '17:00 のように入力してください。'],
  ] as [Partial<Closure>, string][]) {
    const answer = await save(closed(changes))
    expect([answer.status, answer.message]).toEqual([400, expect.stringContaining(message)])
  }
  expect(await closuresOf(shiobi)).toHaveLength(1)
})

test('a refusal names every plan on the same days, of each restaurant', async () => {
  await save(closed({ restaurants: [shiobi, onda], from: day(3), to: day(3) }))
  await save(closed({ restaurants: [onda], from: day(5), to: day(6), times: EVENING }))
  const { status, message } = await save(
    closed({ restaurants: [shiobi, onda], from: day(2), to: day(5) }),
  )
  expect(status).toBe(400)
  expect(message).toMatch(
    /^恩田・潮火には、[^〜]+に休業の予定があります。恩田には、.+〜.+に特別営業の予定があります。置き換えるか、別の日を選んでください。$/,
  )
})

test('what gives way to a new plan keeps its days before and after, and is deleted without any', async () => {
  const daysOf = async (id: number) =>
    (await closuresOf(id)).map(({ from, to, reason }) => [
      from.slice(0, 10),
      to.slice(0, 10),
      reason,
    ])
  await save(closed({ from: day(2), to: day(6) }))
  await save(closed({ restaurants: [onda], from: day(4), to: day(4) }))
  const over = [...(await idsOf(shiobi)), ...(await idsOf(onda))]
  const reason = { ja: '年末年始の営業', en: 'New Year hours' }
  const special = closed({
    restaurants: [shiobi, onda],
    from: day(4),
    to: day(4),
    times: EVENING,
    reason,
  })
  expect((await save(special, [], send, over)).status).toBe(200)
  const rain = { ja: '荒天のため', en: 'Bad weather' }
  expect(await daysOf(shiobi)).toEqual([
    [day(2), day(3), rain],
    [day(4), day(4), reason],
    [day(5), day(6), rain],
  ])
  expect(await daysOf(onda)).toEqual([[day(4), day(4), reason]])
})

test('a body that is no closure, or has no signed-in sender, is refused', async () => {
  for (const body of ['{}', '[]', '{"closure":{"from":1},"replaces":[]}', '{"closure":null}']) {
    const answer = await send('/api/closures', body)
    expect([body, answer.status]).toEqual([body, 400])
  }
  expect((await save(closed(), [], stranger)).status).toBe(401)
})

test('a restaurant editor puts a banner on their restaurant’s page, and none on every page', async () => {
  const theirs = await as('restaurantEditor', {
    email: `ren${shiobi}@example.jp`,
    restaurants: [shiobi],
  })
  const refused = await save(closed({ banner: 'everywhere' }), [], theirs.send)
  expect([refused.status, await closuresOf(shiobi)]).toEqual([403, []])
  expect((await save(closed({ banner: 'restaurant' }), [], theirs.send)).status).toBe(200)
  // One that stands on every page already stays there when they change its days.
  await save(closed({ banner: 'everywhere', from: day(5), to: day(5) }))
  const [company] = (await closuresOf(shiobi)).filter(({ banner }) => banner === 'everywhere')
  const later = closed({ banner: 'everywhere', from: day(5), to: day(6) })
  expect((await save(later, [company?.id ?? ''], theirs.send)).status).toBe(200)
})

test('a closure that someone else has just deleted cannot be edited, and the answer says why', async () => {
  await save(closed())
  const ids = await idsOf(shiobi)
  await save(null, ids)
  const { status, message } = await save(closed({ to: day(1) }), ids)
  expect([status, message]).toEqual([
    409,
    expect.stringContaining('ほかの人が変更または削除しました'),
  ])
  expect(await closuresOf(shiobi)).toEqual([])
})
