import { expect, test } from 'vitest'
import { addClosure } from '../../../test/facts.ts'
import { idOf, receive } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

/** 16 December 2026, 8:00 in Japan. */
const now = new Date('2026-12-15T23:00:00.000Z')

const { payload, user, send } = await openSignedInDesk({ role: 'owner' })
const { standings } = await import('./standings.ts')
const { replyTo } = await import('../../inbox/reply/reply-to.ts')
const { askedTable } = await import('../../inbox/tables/asked-table.ts')
const { newsOfRestaurant } = await import('../../inbox/tables/restaurant-names.ts')

const kept = (day: string) => `${day}T12:00:00.000Z`

const task = (language = 'ja') => standings({ payload, user, now, language })

const lines = async (language?: 'ja' | 'en') =>
  (await task(language))?.lines.map(({ words }) => words[language ?? 'ja'])

async function stateUntil(slug: string, day: string) {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection: 'restaurants', where, locale: 'ja' })
  const standing = { ...docs[0]?.standing, until: kept(day) }
  await payload.update({ collection: 'restaurants', where, locale: 'ja', data: { standing } })
}

const table = (slug: string, day: string) => ({
  tableRestaurant: slug,
  tableDate: kept(day),
  tableTime: '18:00',
  tablePeople: 2,
  tableState: 'asked' as const,
})

async function letter(number: number, kind: string) {
  const enquiry = await payload.findByID({ collection: 'enquiries', id: idOf(number) })
  const asked = (await askedTable(payload, enquiry))?.(enquiry.language) ?? null
  const replies = await replyTo({ payload, i18n: { language: 'ja' }, user }, enquiry, asked)
  return replies.find(({ id }) => id === kind)
}

/** As the button below a letter records that it was said by telephone. */
const tell = (number: number, reply: Awaited<ReturnType<typeof letter>>) =>
  send(`/api/enquiries/${idOf(number)}/answer`, {
    key: String(number).padStart(24, '0'),
    how: 'telephone',
    table: reply?.table,
    shown: 'confirmed',
    subject: reply?.subject,
    text: reply?.text,
  })

test('while no restaurant moves, pauses or closes there is nothing to do', async () => {
  await addRestaurant(payload)
  expect(await task()).toBeNull()
})

test('a closing lists the tables after the last day, closures without a meaning and former addresses', async () => {
  const { id } = await addRestaurant(payload, {
    slug: 'shiobi',
    formerSlugs: ['shiobi-hama'],
    standing: { kind: 'closes', lastDay: kept('2027-01-31') },
  })
  await receive({ payload }, 1, table('shiobi', '2027-01-31'))
  await receive({ payload }, 2, table('shiobi-hama', '2027-02-01'))
  await receive({ payload }, 3, { ...table('shiobi', '2027-02-02'), tableState: 'declined' })
  // By telephone, from someone who gave no name.
  const nobody = { source: 'telephone', name: '', phone: '', email: '', message: '' } as const
  await receive({ payload }, 9, { ...table('shiobi', '2027-02-03'), ...nobody })
  await addClosure(payload, id, { from: kept('2027-02-10'), to: kept('2027-02-11') })
  await addClosure(payload, id, { from: kept('2026-12-31'), to: kept('2027-01-03') })
  const former = { list: '/umi\t/ja/restaurants/shiobi\n/yama\t/restaurants' }
  await payload.updateGlobal({ slug: 'former-site', data: former })
  expect(await lines()).toEqual([
    '潮火　2027-02-01 18:00　2名　山田 花子 様',
    '潮火　2027-02-03 18:00　2名　お名前なし',
    '潮火　2027-02-10の臨時休業・特別営業は不要になります。取り消しますか',
    '潮火　このページへ移動する以前のアドレスが1件あります。移動先を変えますか',
    '潮火　このページへ移動する以前のサイトのアドレスが1件あります。移動先を変えますか',
  ])
  expect((await task())?.isPressing).toBe(true)
  expect((await lines('en'))?.[0]).toBe('潮火, 2027-02-01 18:00, for 2: 山田 花子')
  expect((await task())?.lines[0]?.link).toContain(idOf(2))
})

test('each of these requests has a letter that says the restaurant will not be open', async () => {
  const away = await letter(2, 'away')
  expect(away?.table).toBe('declined')
  expect(away?.text).toContain('潮火はこの日には営業しておらず')
})

test('a move lists the tables from its first day, until their letter with the new address is kept', async () => {
  await addRestaurant(payload, {
    slug: 'onda',
    name: '恩田',
    standing: { kind: 'moves', from: kept('2027-03-01'), address: '逗子市港町2-2' },
  })
  await receive({ payload }, 4, { ...table('onda', '2027-03-01'), tableState: 'confirmed' })
  await receive({ payload }, 5, table('onda', '2027-02-28'))
  const ofOnda = async () => (await lines())?.filter((line) => line.startsWith('恩田'))
  expect(await ofOnda()).toEqual(['恩田　2027-03-01 18:00　2名　山田 花子 様'])
  const moved = await letter(4, 'moved')
  expect(moved?.text).toContain('住所：逗子市港町2-2')
  expect((await letter(5, 'moved'))?.text).toContain('住所：神奈川県逗子市架空浜0-1')
  const answers = [
    { subject: 'x', text: moved?.text ?? '', how: 'desk' as const, at: now.toISOString() },
  ]
  await payload.update({ collection: 'enquiries', id: idOf(4), data: { answers } })
  expect(await ofOnda()).toEqual([])
})

test('a table taken by telephone leaves the list once its guest is told by telephone', async () => {
  const taken = {
    source: 'telephone',
    name: '',
    email: '',
    message: '',
    tableState: 'confirmed',
  } as const
  await receive({ payload }, 30, { ...table('onda', '2027-03-01'), ...taken })
  await receive({ payload }, 31, { ...table('shiobi', '2027-02-04'), ...taken })
  const left = async () => (await lines())?.filter((line) => line.endsWith('名　お名前なし'))
  expect(await left()).toEqual([
    '恩田　2027-03-01 18:00　2名　お名前なし',
    '潮火　2027-02-03 18:00　2名　お名前なし',
    '潮火　2027-02-04 18:00　2名　お名前なし',
  ])
  const newsFor = async (number: number) =>
    newsOfRestaurant(payload, await payload.findByID({ collection: 'enquiries', id: idOf(number) }))
  expect([await newsFor(30), await newsFor(31)]).toEqual(['moved', 'away'])
  const moved = await letter(30, 'moved')
  // Whoever gave no name hears the rest.
  expect(moved?.text).toMatch(/^恩田のご予約が確定いたしました。/)
  expect(moved?.text).toContain('住所は逗子市港町2-2です')
  expect(moved?.text).not.toContain('/r/')
  expect(await letter(30, 'answer')).toBeUndefined()
  expect((await tell(30, moved)).status).toBe(200)
  expect((await tell(31, await letter(31, 'away'))).status).toBe(200)
  expect(await left()).toEqual(['潮火　2027-02-03 18:00　2名　お名前なし'])
  const [told, cancelled] = await Promise.all(
    [30, 31].map((number) => payload.findByID({ collection: 'enquiries', id: idOf(number) })),
  )
  expect([told?.tableState, cancelled?.tableState]).toEqual(['confirmed', 'withdrawn'])
  expect(told?.answers?.[0]).toMatchObject({ how: 'telephone', subject: moved?.subject })
  // The button says again what is rare: to cancel a table.
  expect(await newsFor(30)).toBeNull()
  await receive({ payload }, 32, {
    ...table('onda', '2027-06-01'),
    ...taken,
    receivedAt: '2027-05-01T00:00:00.000Z',
  })
  expect(await newsFor(32)).toBeNull()
  await payload.delete({ collection: 'enquiries', where: { id: { in: [30, 31, 32].map(idOf) } } })
})

test('a move counts neither tables of guests who asked after it, nor any once its page no longer says so', async () => {
  await receive({ payload }, 6, {
    ...table('onda', '2027-03-02'),
    receivedAt: '2027-02-28T14:59:00.000Z',
  })
  await receive({ payload }, 7, {
    ...table('onda', '2027-03-03'),
    receivedAt: '2027-02-28T15:00:00.000Z',
  })
  await receive({ payload }, 8, { ...table('onda', '2027-03-04'), tableState: 'cancelled' })
  const onDay = async (day: string) => {
    const then = new Date(`${day}T08:00:00+09:00`)
    const found = await standings({ payload, user, now: then, language: 'ja' })
    return found?.lines.map(({ words }) => words.ja).filter((line) => line.startsWith('恩田'))
  }
  expect(await onDay('2027-03-01')).toEqual(['恩田　2027-03-02 18:00　2名　山田 花子 様'])
  await stateUntil('onda', '2027-03-01')
  expect(await onDay('2027-03-02')).toEqual([])
})

test('twenty guests who were told leave room for those who were not', async () => {
  const place = '逗子市港町3-3'
  await addRestaurant(payload, {
    slug: 'nagi',
    name: '凪',
    standing: { kind: 'moves', from: kept('2027-03-01'), address: place },
  })
  const answers = [{ subject: 'x', text: place, how: 'desk' as const, at: now.toISOString() }]
  for (let number = 20; number < 40; number++)
    await receive({ payload }, number, { ...table('nagi', '2027-03-01'), answers })
  await receive({ payload }, 40, table('nagi', '2027-03-09'))
  expect((await lines())?.filter((line) => line.startsWith('凪'))).toEqual([
    '凪　2027-03-09 18:00　2名　山田 花子 様',
  ])
})

test('former addresses alone are no alarm, and are not asked about once the page no longer says that it closed', async () => {
  await payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
  await payload.delete({ collection: 'closures', where: { id: { exists: true } } })
  expect(await task()).toMatchObject({ isPressing: false, count: 2 })
  await stateUntil('shiobi', '2027-03-31')
  const after = new Date('2027-04-01T08:00:00+09:00')
  expect(await standings({ payload, user, now: after, language: 'ja' })).toBeNull()
})
