import { expect, test } from 'vitest'
import { addClosure, addDish } from '../../../test/facts.ts'
import { idOf, receive, type Said } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import type { Task } from './task.ts'

/** 16 December 2026, 8:00 in Japan. */
const NOW = new Date('2026-12-15T23:00:00.000Z')

const { payload, user, as } = await openSignedInDesk({ role: 'owner' })
const { tasksOf } = await import('./tasks.ts')
const { readInbox } = await import('../../inbox/list/read-inbox.ts')
const { readAsked } = await import('../../inbox/list/views.ts')
const ren = await as('editor', { name: '須磨 蓮' })

async function tasksAt(
  now: Date,
  language = 'ja',
): Promise<{
  [Id in Exclude<
    Task['id'],
    | 'set-aside'
    | 'held-back'
    | 'failed-plans'
    | 'suspected'
    | 'late'
    | 'refused'
    | 'plans'
    | 'standings'
    | 'rehearsed'
    | 'translations'
  >]: Task
}> {
  const tasks = await tasksOf({ payload, user, now, language })
  const of = (id: Task['id']) => {
    const task = tasks.find((each) => each.id === id)
    if (!task) throw new Error(`The task ${id} is missing`)
    return task
  }
  return {
    enquiries: of('enquiries'),
    mails: of('mails'),
    tables: of('tables'),
    allergens: of('allergens'),
    drafts: of('drafts'),
    days: of('days'),
  }
}

const enquiry = (number: number, said: Said = {}) =>
  receive({ payload }, number, { receivedAt: '2026-12-15T20:00:00.000Z', ...said })

const tableOn = (date: string, tableTime: string) => ({
  tableRestaurant: 'shiobi',
  tableDate: `${date}T12:00:00.000Z`,
  tableTime,
  tablePeople: 4,
  tableState: 'asked' as const,
})

test('on an empty desk nothing needs doing', async () => {
  const { enquiries, mails, tables, allergens, drafts, days } = await tasksAt(NOW)
  const counts = [enquiries, mails, tables, allergens, drafts, days].map(({ count }) => count)
  expect(counts).toEqual([0, 0, 0, 0, 0, 0])
  expect(mails.nothing?.ja).toBe('送信に失敗したメールはありません。')
  expect(enquiries.nothing?.ja).toBe('未対応のお問い合わせはありません。')
})

test('enquiries that nobody answered are counted, and the oldest says how long it has waited', async () => {
  await enquiry(1, { receivedAt: '2026-12-13T22:00:00.000Z', name: '佐藤 一郎', subject: '貸切' })
  await enquiry(2)
  await enquiry(3, { receivedAt: '2026-12-01T00:00:00.000Z', status: 'done' })
  await enquiry(4, { receivedAt: '2026-12-01T00:00:00.000Z', status: 'spam' })
  await enquiry(5, { status: 'working' })
  const { enquiries } = await tasksAt(NOW)
  expect(enquiries.count).toBe(3)
  expect(enquiries.isPressing).toBe(true)
  expect(enquiries.lines).toEqual([
    {
      words: {
        ja: 'いちばん古いものは2日前に届きました：佐藤 一郎 様「貸切」',
        en: 'The oldest has waited for 2 days: 佐藤 一郎, “貸切”',
      },
      link: `/admin/collections/enquiries/${idOf(1)}`,
    },
  ])
  expect(enquiries.link).toBe('/admin/collections/enquiries?view=open')
})

test('enquiries that were not mailed to the staff are counted, each with how long and why', async () => {
  await enquiry(20, {
    receivedAt: '2026-12-15T21:00:00.000Z',
    mailTrouble: 'refused',
    status: 'working',
  })
  await enquiry(21, {
    receivedAt: '2026-12-11T20:00:00.000Z',
    mailTrouble: 'given-up',
    name: '鈴木 美咲',
    subject: '領収書',
  })
  await enquiry(22, { mailTrouble: 'unreachable', status: 'done' })
  await enquiry(23, { mailTrouble: 'unreachable', status: 'spam' })
  const { mails } = await tasksAt(NOW)
  expect([mails.count, mails.isPressing]).toEqual([2, true])
  expect(mails.lines).toEqual([
    {
      words: {
        ja: '4日前から　鈴木 美咲 様「領収書」　4日間送れなかったため、送信を取りやめました',
        en: 'For 4 days: 鈴木 美咲, “領収書”. It could not be sent for four days and is not tried again',
      },
      link: `/admin/collections/enquiries/${idOf(21)}`,
    },
    expect.objectContaining({
      words: {
        ja: '2時間前から　山田 花子 様「潮火の予約」　メールサーバーに受け付けられませんでした',
        en: 'For 2 hours: 山田 花子, “潮火の予約”. The mail server refused it',
      },
    }),
  ])
  for (const number of [20, 21, 22, 23])
    await payload.delete({ collection: 'enquiries', id: idOf(number) })
})

test('unanswered requests for tables of today and tomorrow in Japan are counted', async () => {
  const { id } = await addRestaurant(payload, { slug: 'shiobi' })
  const english = { name: 'Shiobi', description: 'Fish and fire.', address: '0-1 Kakuhama, Zushi' }
  await payload.update({ collection: 'restaurants', id, locale: 'en', data: english })
  await enquiry(10, tableOn('2026-12-15', '20:00'))
  await enquiry(11, { ...tableOn('2026-12-17', '12:00'), tableRestaurant: 'gone' })
  await enquiry(12, tableOn('2026-12-16', '18:30'))
  await enquiry(13, tableOn('2026-12-18', '18:30'))
  await enquiry(14, { ...tableOn('2026-12-16', '19:00'), tableState: 'confirmed' })
  await enquiry(15, { ...tableOn('2026-12-16', '19:00'), status: 'spam' })

  const { tables } = await tasksAt(NOW)
  expect(tables.count).toBe(2)
  expect(tables.isPressing).toBe(true)
  expect(tables.lines.map(({ words }) => words.ja)).toEqual([
    '今日 18:30　潮火　4名　山田 花子 様',
    '明日 12:00　gone　4名　山田 花子 様',
  ])
  const english16 = await tasksAt(NOW, 'en')
  expect(english16.tables.lines[0]?.words.en).toBe('Today 18:30, Shiobi, for 4: 山田 花子')
  // Half an hour before midnight in Japan the day before.
  const before = await tasksAt(new Date('2026-12-15T14:30:00.000Z'))
  expect(before.tables.lines.map(({ words }) => words.ja)).toEqual([
    '今日 20:00　潮火　4名　山田 花子 様',
    '明日 18:30　潮火　4名　山田 花子 様',
  ])
  // At one in the morning the evening is not over.
  const night = await tasksAt(new Date('2026-12-15T16:00:00.000Z'))
  expect(night.tables.lines).toEqual(before.tables.lines)
})

test('a view opened from a count shows what was counted', async () => {
  await enquiry(24, { mailTrouble: 'no-server' })
  await enquiry(25, { mailTrouble: 'unreachable', status: 'done' })
  const { enquiries, mails, tables } = await tasksAt(NOW)
  expect(mails.count).toBe(1)
  for (const { link, count } of [enquiries, mails, tables]) {
    const { searchParams } = new URL(link ?? '', 'http://x')
    const asked = readAsked(Object.fromEntries(searchParams))
    const { totalDocs } = await readInbox({ payload, user: ren.user, now: NOW, asked })
    expect(totalDocs).toBe(count)
  }
})

test('a draft is listed with who saved it until it is published', async () => {
  const shiobi = { slug: { equals: 'shiobi' } }
  const draft = { collection: 'restaurants', where: shiobi, draft: true, locale: 'ja' } as const
  await payload.update({ ...draft, data: { name: '潮火 本店', _status: 'draft' }, user: ren.user })
  await payload.updateGlobal({
    slug: 'cta',
    locale: 'ja',
    draft: true,
    data: { title: 'まずは、お話を。', _status: 'draft' },
    user: ren.user,
  })
  const { drafts } = await tasksAt(NOW)
  expect(drafts.count).toBe(2)
  expect(drafts.lines.map(({ words }) => words.ja)).toEqual([
    expect.stringMatching(/^7 お問い合わせへのご案内（須磨 蓮、\d{4}-\d\d-\d\d \d\d:\d\d）$/),
    expect.stringMatching(/^レストラン「潮火 本店」（須磨 蓮、\d{4}-\d\d-\d\d \d\d:\d\d）$/),
  ])
  expect(drafts.lines.map(({ link }) => link)).toEqual([
    '/admin/globals/cta',
    expect.stringMatching(/^\/admin\/collections\/restaurants\/\d+$/),
  ])

  await payload.update({ ...draft, draft: false, data: { _status: 'published' } })
  expect((await tasksAt(NOW)).drafts.count).toBe(1)
})

test('of many drafts the newest are listed and the rest counted', async () => {
  for (const name of ['一', '二', '三', '四', '五', '六', '七']) {
    const data = { name, message: '声', rating: 5, _status: 'draft' as const }
    await payload.create({ collection: 'testimonials', locale: 'ja', draft: true, data })
  }
  const { drafts } = await tasksAt(NOW)
  expect(drafts.count).toBe(8)
  expect(drafts.lines.map(({ words }) => words.ja.replace(/（.*/, ''))).toEqual([
    'お客様の声「七」',
    'お客様の声「六」',
    'お客様の声「五」',
    'お客様の声「四」',
    'お客様の声「三」',
    'お客様の声：ほか2件',
    '7 お問い合わせへのご案内',
  ])
})

test('closures and special hours of the next two weeks are listed, the nearest first', async () => {
  const on = (from: string, to = from) => ({
    from: `2026-12-${from}T12:00:00.000Z`,
    to: `2026-12-${to}T12:00:00.000Z`,
  })
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { slug: { equals: 'shiobi' } },
  })
  const id = docs[0]?.id ?? 0
  await addClosure(payload, id, { ...on('29', '31'), reason: '年末' })
  for (const days of [on('14', '15'), on('15', '16'), on('31')]) await addClosure(payload, id, days)
  await addClosure(payload, id, { ...on('24'), times: [{ opens: '17:00', closes: '21:00' }] })
  const { days } = await tasksAt(NOW)
  expect(days.count).toBe(3)
  expect(days.lines.map(({ words }) => words.ja)).toEqual([
    '12月15日（火）〜12月16日（水）　潮火　休業',
    '12月24日（木）　潮火　特別営業 17:00〜21:00',
    '12月29日（火）〜12月31日（木）　潮火　休業（年末）',
  ])
  expect(days.lines[2]?.words.en).toBe('29 December–31 December: 潮火 is closed (年末)')
  // At one in the morning after its last day, and at five.
  const night = await tasksAt(new Date('2026-12-16T16:00:00.000Z'))
  expect(night.days.lines[0]).toEqual(days.lines[0])
  expect((await tasksAt(new Date('2026-12-16T20:00:00.000Z'))).days.lines[0]).toEqual(days.lines[1])
})

test('dishes checked by an older list of allergens are counted until someone checks them by the new one', async () => {
  const by = (name: string, facts: object) => ({ name, allergensChecked: true, ...facts })
  const { id } = await addRestaurant(payload, { name: '経糸' })
  for (const dish of [
    by('ざるそば', { allergens: ['buckwheat'] }),
    by('そば茶のプリン', { allergenList: '2024-03-28', allergens: ['pistachio'] }),
    by('焼き味噌', { allergenList: '2024-03-28' }),
    by('冷酒', { allergenList: '2025-12-15' }),
    { name: '板わさ' },
  ])
    await addDish(payload, id, dish)
  const drafted = await addRestaurant(payload, { name: '準備中', _status: 'draft' })
  await addDish(payload, drafted.id, by('鯵', {}))
  const { allergens } = await tasksAt(NOW)
  expect([allergens.count, allergens.isPressing]).toEqual([2, true])
  expect(allergens.lines).toEqual([
    {
      words: {
        ja: '経糸　2品　ピスタチオは未確認',
        en: '経糸: 2 dishes. Not yet known: pistachio',
      },
      link: `/admin/menu/${id}`,
    },
  ])
  await payload.update({
    collection: 'dishes',
    where: { restaurant: { equals: id } },
    data: { allergenList: '2025-12-15' },
  })
  expect((await tasksAt(NOW)).allergens.count).toBe(0)
})
