import { expect, test } from 'vitest'
import { idOf, receive, type Said } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

/** 16 December 2026, 8:00 in Japan. */
const NOW = new Date('2026-12-15T23:00:00.000Z')

const { payload, user } = await openSignedInDesk({ role: 'editor', name: '須磨 蓮' })
const { countOf, nextUnanswered, readInbox, restaurantAmong, restaurantsOf } = await import(
  './read-inbox.ts'
)
const { byDay } = await import('./by-day.ts')
const { dayWords, hourWords, receivedWords, stateWords, sumWords, tableWords } = await import(
  './list-words.ts'
)
const { inboxLink, readAsked } = await import('./views.ts')

const at = (time: string) => `2026-12-15T${time}:00.000Z`

const table = (day: string, tableTime: string, people: number, said: Said = {}): Said => ({
  tableRestaurant: 'shiobi',
  tableDate: `2026-12-${day}T12:00:00.000Z`,
  tableTime,
  tablePeople: people,
  tableState: 'asked',
  ...said,
})

await addRestaurant(payload, { slug: 'shiobi', formerSlugs: ['shiobi-old'] })
const received: Said[] = [
  { receivedAt: at('09:00'), name: '髙橋 澪', assignee: '須磨 蓮' },
  { receivedAt: at('10:00'), ...table('17', '19:00', 4) },
  { receivedAt: at('11:00'), status: 'working', ...table('17', '12:00', 2) },
  {
    receivedAt: at('12:00'),
    status: 'done',
    ...table('17', '19:30', 2, { tableState: 'confirmed', tableRestaurant: 'shiobi-old' }),
  },
  {
    receivedAt: at('13:00'),
    status: 'done',
    ...table('17', '18:00', 6, { tableState: 'declined' }),
  },
  { receivedAt: at('14:00'), status: 'spam', ...table('18', '18:00', 9) },
  { receivedAt: at('15:00'), ...table('15', '18:00', 8) },
  { receivedAt: at('16:00'), ...table('20', '25:00', 1, { tableRestaurant: 'umi' }) },
]
for (const [index, said] of received.entries()) await receive({ payload }, index + 1, said)

const read = (parameters: { [key: string]: string }) =>
  readInbox({ payload, user, now: NOW, asked: readAsked(parameters) })

async function numbersIn(parameters: { [key: string]: string }): Promise<number[]> {
  return (await read(parameters)).docs.map(({ id }) => Number(id.slice(-3)))
}

test('the inbox opens with what nobody has answered, the newest first', async () => {
  expect(await numbersIn({})).toEqual([8, 7, 3, 2, 1])
  expect(await numbersIn({ view: 'done' })).toEqual([5, 4])
  expect(await numbersIn({ view: 'spam' })).toEqual([6])
  expect(await numbersIn({ view: 'all' })).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
})

test('tables are in the order of their days and hours, without the past, declined ones and spam', async () => {
  const { docs, seats } = await read({ view: 'tables' })
  const days = byDay(docs, seats).map(({ date, tables, hours }) => [
    dayWords(date, NOW).ja,
    sumWords(tables).ja,
    ...hours.map(({ hour, tables, rows }) => [
      hourWords(hour).ja,
      sumWords(tables).ja,
      ...rows.map((row) => tableWords(row, false)?.ja),
    ]),
  ])
  expect(days).toEqual([
    [
      '12月17日（木）',
      '3組 8名',
      ['12:00〜', '1組 2名', '12:00 2名'],
      ['19:00〜', '2組 6名', '19:00 4名', '19:30 2名'],
    ],
    ['12月20日（日）', '1組 1名', ['翌1:00〜', '1組 1名', '翌1:00 1名']],
  ])
})

test('a view shows one restaurant, also under its former address, or the user’s own enquiries', async () => {
  expect(await numbersIn({ view: 'tables', restaurant: 'shiobi' })).toEqual([3, 2, 4])
  expect(await numbersIn({ mine: '1' })).toEqual([1])
  const asked = readAsked({ restaurant: 'umi' })
  expect(await countOf({ payload, user, now: NOW, asked }, 'open')).toBe(1)
})

test('a link with a former address leads to its restaurant, and to the one that has it today', async () => {
  const among = async (slug: string) =>
    (await restaurantAmong(payload, await restaurantsOf(payload, user, 'ja'), slug))?.slug
  expect([await among('shiobi-old'), await among('shiobi'), await among('nowhere')]).toEqual([
    'shiobi',
    'shiobi',
    undefined,
  ])
  const { id } = await addRestaurant(payload, { slug: 'shiobi-old' })
  expect(await among('shiobi-old')).toBe('shiobi-old')
  // Whose tables they are now: no other restaurant shows or counts them.
  expect(await numbersIn({ view: 'tables', restaurant: 'shiobi' })).toEqual([3, 2])
  expect(await numbersIn({ view: 'tables', restaurant: 'shiobi-old' })).toEqual([4])
  await payload.delete({ collection: 'restaurants', id })
})

test('a search looks everywhere, in any spelling and for a part of the reference number', async () => {
  expect(await numbersIn({ q: '高橋' })).toEqual([1])
  expect(await numbersIn({ q: '高橋', view: 'done' })).toEqual([])
  const id = '01890000-0000-7000-8000-0123456789ab'
  await receive({ payload }, 9, { id, status: 'done' })
  for (const q of ['4D2P', 'f2db', '4d2p-f2', '４Ｄ２ＰＦ２', '4d2p f2db']) {
    expect(
      (await read({ q })).docs.map((doc) => doc.id),
      q,
    ).toEqual([id])
  }
  await payload.delete({ collection: 'enquiries', id })
})

test('what an address cannot mean is left out, and a link says only what differs', () => {
  expect(readAsked({ view: 'nothing', page: '-3', mine: 'yes', q: '  ' })).toEqual({
    view: 'open',
    q: '',
    restaurant: '',
    mine: '',
    page: 1,
  })
  expect(inboxLink({ view: 'all', q: '', page: 1 })).toBe('/admin/collections/enquiries?view=all')
  expect(inboxLink({ q: '傘', page: 2 }, idOf(1))).toBe(
    `/admin/collections/enquiries/${idOf(1)}?q=${encodeURIComponent('傘')}&page=2`,
  )
})

test('the next unanswered enquiry is the one below in the list, and after the last the first', async () => {
  const nextOf = async (number: number) => {
    const doc = await payload.findByID({ collection: 'enquiries', id: idOf(number) })
    return nextUnanswered({ payload, user }, doc)
  }
  expect(await nextOf(8)).toBe(idOf(7))
  expect(await nextOf(5)).toBe(idOf(3))
  expect(await nextOf(1)).toBe(idOf(8))
})

test('a row says when the enquiry came, and of an answered table its answer', () => {
  expect(receivedWords(new Date('2026-12-15T15:30:00.000Z'), NOW).ja).toBe('00:30')
  expect(receivedWords(new Date('2026-12-15T14:30:00.000Z'), NOW)).toEqual({
    en: '15 Dec',
    ja: '12月15日',
  })
  expect(receivedWords(new Date('2025-12-15T14:30:00.000Z'), NOW).ja).toBe('2025-12-15')
  expect(stateWords({ status: 'done', tableState: 'confirmed' }).ja).toBe('予約確定')
  expect(stateWords({ status: 'spam', tableState: 'declined' }).ja).toBe('迷惑メール')
  expect(stateWords({ status: 'working', tableState: 'asked' }).ja).toBe('対応中')
})
