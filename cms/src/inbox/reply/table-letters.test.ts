import { guestPath } from '@noren/contract/reservation/guest-link'
import { expect, test } from 'vitest'
import { mailHeaders, mailText } from '../../../../scripts/testing/mail-server.ts'
import { keyOf, letter, openAnsweringDesk } from '../../../test/answering-desk.ts'
import { logLines } from '../../../test/log-lines.ts'
import { idOf, receive, type Said } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { taken } from '../../../test/signed-in-desk.ts'

const desk = await openAnsweringDesk()
const { payload, send, answer, stored, mailsOf, refusing } = desk
const { REPLY_WORDS } = await import('./reply-words.ts')

const shop = await addRestaurant(payload, { slug: 'shiobi' })
await addRestaurant(payload, { slug: 'umi', name: '海' })
await payload.updateGlobal({
  slug: 'company',
  locale: 'ja',
  data: {
    name: '波織',
    legalName: '株式会社波織',
    description: '海辺の店。',
    phone: '046-000-0100',
    email: 'info@namiori.example',
    address: '神奈川県逗子市架空浜0-9',
    copyright: '波織',
    privacy: 'お返事にだけ使います。',
    _status: 'published',
  },
})
const KITCHEN = ['kitchen@shiobi.example', 'owner@shiobi.example']
await taken(
  send(`/api/restaurants/${shop.id}/recipients`, {
    typed: KITCHEN.join('\n'),
    typedReplyTo: 'Ｓｈｉｏｂｉ@shiobi.example',
  }),
)

const TABLE: Said = {
  tableRestaurant: 'shiobi',
  tableDate: '2026-12-24T12:00:00.000Z',
  tableTime: '18:30',
  tablePeople: 4,
  tableState: 'asked',
}
const CONFIRM = { table: 'confirmed', shown: 'asked' }
const CANCEL = { table: 'declined', shown: 'confirmed' }

const LINK = `https://www.example.jp${guestPath(
  {
    id: idOf(1),
    language: 'jp',
    state: 'confirmed',
    restaurant: 'shiobi',
    day: 20_811,
    minutes: 1110,
    people: 4,
  },
  () => 'm'.repeat(22),
)}`

test('a guest answers to the restaurant, and where that has no address to the company', async () => {
  await receive(desk, 1, TABLE)
  await receive(desk, 2, { ...TABLE, tableRestaurant: 'umi' })
  const mails = await mailsOf(async () => {
    await answer(1, letter('one'))
    await answer(2, letter('two'))
  })
  expect(mails.map(({ raw }) => mailHeaders(raw).get('reply-to'))).toEqual([
    'Shiobi@shiobi.example',
    'info@namiori.example',
  ])
})

test('the restaurant gets a copy of its own, without the guest’s link, sent once', async () => {
  await receive(desk, 3, TABLE)
  const text = `お待ちしております。\n\n${REPLY_WORDS.jp.link.confirmed}\n${LINK}\n\n潮火`
  const confirm = letter('copied', { ...CONFIRM, copy: true, text })
  const mails = await mailsOf(async () => {
    await Promise.all([answer(3, confirm), answer(3, confirm)])
    await answer(3, confirm)
  })
  const [guest, copy, ...more] = mails
  expect(more).toEqual([])
  expect([guest?.to, copy?.to]).toEqual([['hanako@example.jp'], KITCHEN])
  expect(guest?.raw).not.toContain('shiobi.example>')
  // Quoted-printable cuts a long line.
  expect(guest?.raw.replaceAll('=\r\n', '')).toContain(LINK)
  const copied = mailText(copy?.raw ?? '').replaceAll('\r\n', '\n')
  expect(copied).toMatch(/^お待ちしております。\n\n潮火\n\n2026-11-20 18:00 山田 花子様/)
  expect(copied).not.toContain('/r/')
  expect(mailHeaders(copy?.raw ?? '').get('message-id')).toBe(
    `<${keyOf('copied')}.copy@namiori.example>`,
  )
  expect((await stored(3)).answers).toMatchObject([{ how: 'desk', copy: 'sent' }])
})

test('a letter without the tick, or of a restaurant without addresses, has no copy', async () => {
  await receive(desk, 4, TABLE)
  await receive(desk, 5, { ...TABLE, tableRestaurant: 'umi' })
  const mails = await mailsOf(async () => {
    await answer(4, letter('four', CONFIRM))
    await answer(5, letter('five', { ...CONFIRM, copy: true }))
  })
  expect(mails.map(({ to }) => to)).toEqual([['hanako@example.jp'], ['hanako@example.jp']])
  expect((await stored(5)).answers).toMatchObject([{ how: 'desk', copy: null }])
})

test('a copy that the mail server refuses holds back nothing, and staff read that it failed', async () => {
  using logged = logLines()
  await receive(desk, 6, TABLE)
  const mails = await mailsOf(async () => {
    Object.assign(refusing, { code: 550, mails: '.copy@' })
    expect((await answer(6, letter('six', { ...CONFIRM, copy: true }))).status).toBe(200)
    refusing.code = null
  })
  expect(mails.map(({ to }) => to)).toEqual([['hanako@example.jp']])
  expect(await stored(6)).toMatchObject({
    tableState: 'confirmed',
    answers: [{ how: 'desk', copy: 'failed' }],
  })
  expect(logged.lines.map(({ event }) => event)).toEqual(['the copy of a letter could not be sent'])
})

test('a table that the house cancels is its own cancellation, with the file that takes it out of calendars', async () => {
  const received = await receive(desk, 7, { ...TABLE, tableState: 'confirmed', status: 'done' })
  const [mail] = await mailsOf(() => answer(7, letter('sorry', CANCEL)))
  expect(mail?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/)
  expect(await stored(7)).toMatchObject({ tableState: 'withdrawn', tableAnsweredBy: '須磨 蓮' })
  const file = await (await send(`/api/enquiries/${received.id}/table.ics`)).text()
  expect(file).toContain(`METHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:${received.id}\r\n`)
  expect(file).toContain('DTEND:20261224T113000Z\r\n')
  expect(file).toContain('STATUS:CANCELLED\r\n')
  const { VIEWS } = await import('../list/views.ts')
  const listed = VIEWS.tables.where(new Date('2026-12-23T00:00:00.000Z'))
  const where = { and: [...listed, { id: { equals: received.id } }] }
  expect((await payload.count({ collection: 'enquiries', where })).totalDocs).toBe(0)
})

test('staff note on the telephone that the house cancels, and a table that was only asked for is declined', async () => {
  await receive(desk, 8, { ...TABLE, tableState: 'confirmed', status: 'done' })
  await receive(desk, 9, TABLE)
  const mark = (number: number, shown: string) =>
    taken(send(`/api/enquiries/${idOf(number)}/table`, { state: 'declined', shown }))
  expect((await mark(8, 'confirmed')).tableState).toBe('withdrawn')
  expect((await mark(9, 'asked')).tableState).toBe('declined')
})

test('of two letters that answer a table at the same moment, one goes out', async () => {
  await receive(desk, 10, TABLE)
  const statuses: number[] = []
  const mails = await mailsOf(async () => {
    const answers = [letter('first', CONFIRM), letter('second', { ...CONFIRM, table: 'declined' })]
    const sent = await Promise.all(answers.map((each) => answer(10, each)))
    statuses.push(...sent.map(({ status }) => status))
  })
  expect(statuses.sort()).toEqual([200, 409])
  expect(mails).toHaveLength(1)
  expect((await stored(10)).answers).toHaveLength(1)
})

test('of two who mark a table at the same moment, the second is told', async () => {
  await receive(desk, 11, TABLE)
  const marks = ['confirmed', 'declined'].map((state) =>
    send(`/api/enquiries/${idOf(11)}/table`, { state, shown: 'asked' }),
  )
  const statuses = (await Promise.all(marks)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
})

test('a table that the house cancelled stays so in a further letter, and what is over is not answered', async () => {
  await receive(desk, 12, { ...TABLE, tableState: 'withdrawn', status: 'done' })
  await receive(desk, 13, { ...TABLE, tableState: 'came', status: 'done' })
  const mails = await mailsOf(async () => {
    await answer(12, letter('again', { table: 'declined', shown: 'withdrawn' }))
    const over = letter('over', { table: 'declined', shown: 'came' })
    expect((await answer(13, over)).status).toBe(409)
  })
  expect(mails.map(({ raw }) => raw.includes('method=CANCEL'))).toEqual([true])
  expect((await stored(12)).tableState).toBe('withdrawn')
  expect((await stored(13)).tableState).toBe('came')
})

test('of what owners alone see, the restaurant gets no copy and no answer', async () => {
  await receive(desk, 14, { ...TABLE, harassmentAt: '2026-11-21T09:00:00.000Z' })
  const mails = await mailsOf(() => answer(14, letter('alone', { ...CONFIRM, copy: true })))
  expect(mails.map(({ to }) => to)).toEqual([['hanako@example.jp']])
  expect(mailHeaders(mails[0]?.raw ?? '').get('reply-to')).toBe('info@namiori.example')
})

test('a letter begun before a guest called to cancel makes no refusal of a table by telephone', async () => {
  const cancelled = { tableState: 'cancelled', tableAnsweredBy: '須磨 蓮' } as const
  await receive(desk, 40, { ...TABLE, ...cancelled, source: 'telephone', email: '', message: '' })
  const away = letter('begun before', { how: 'telephone', table: 'declined', shown: 'cancelled' })
  expect((await answer(40, away)).status).toBe(409)
  expect(await stored(40)).toMatchObject({ tableState: 'cancelled', answers: [] })
})
