import { readGuestLink } from '@noren/contract/reservation/guest-link'
import { guestMac } from '@noren/kit/process/guest-mac'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  mailHeaders,
  mailSubject,
  mailText,
  startMailServer,
} from '../../../../scripts/testing/mail-server.ts'
import { addClosure } from '../../../test/facts.ts'
import { logLines } from '../../../test/log-lines.ts'
import { idOf, receive as receiveAt, type Said } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const ORIGIN = 'https://www.example.jp'
const TOKEN = 'a token of the company, which is long enough'

/** What the mail server answers to a mail; `null`: it takes it. */
let refusing: number | null = null
const server = await startMailServer({ refuse: () => refusing })
const { payload } = await openSignedInDesk({
  role: 'editor',
  env: {
    SMTP_URL: server.url,
    REPLY_FROM: 'tables@namiori.example',
    ORIGIN,
    INTERNAL_TOKEN: TOKEN,
  },
})
const { remindGuests } = await import('./remind-guests.ts')
const { deskMail } = await import('../../base/mail.ts')
const { recipientsOf } = await import('../recipients/send-recipients.ts')
await addRestaurant(payload, { slug: 'shiobi', name: '潮火' })

/** A time on 23 December in Japan, in ms since 1970. */
const at = (time: string) => Date.parse(`2026-12-23T${time}:00+09:00`)

const TABLE: Said = {
  tableRestaurant: 'shiobi',
  tableDate: '2026-12-24T12:00:00.000Z',
  tableTime: '18:30',
  tablePeople: 4,
  tableState: 'confirmed',
  tableAnsweredAt: '2026-12-20T03:00:00.000Z',
  tableAnsweredBy: '須磨 蓮',
  status: 'done',
  readAt: '2026-12-20T02:00:00.000Z',
}

const receive = (number: number, said: Said = {}) =>
  receiveAt({ payload }, number, { ...TABLE, ...said })

const change = (number: number, data: Said) =>
  payload.update({ collection: 'enquiries', id: idOf(number), data })

const stored = (number: number) =>
  payload.findByID({ collection: 'enquiries', id: idOf(number), depth: 0 })

const statesOf = async (number: number) =>
  (await stored(number)).reminders?.map(({ state }) => state)

const switchTo = (isOn: boolean) =>
  payload.updateGlobal({ slug: 'reply-letters', data: { reminder: { isOn } } })

/** The mails that go out in a run at a time of the evening. */
async function mailsAt(time: string): Promise<{ to: string[]; raw: string }[]> {
  const before = server.mails.length
  await remindGuests(payload, at(time))
  return server.mails.slice(before)
}

const toAt = async (time: string) => (await mailsAt(time)).flatMap(({ to }) => to)

beforeEach(async () => {
  await payload.delete({ collection: 'enquiries', where: { id: { exists: true } }, trash: true })
  await switchTo(true)
  refusing = null
})

afterEach(() => void vi.restoreAllMocks())

test('on the evening before, the guest of a confirmed table is reminded once, with the facts and the link', async () => {
  await receive(1)
  const [{ to, raw } = { to: [], raw: '' }, ...others] = await mailsAt('18:00')
  expect([to, others]).toEqual([['hanako@example.jp'], []])
  expect(mailSubject(raw)).toBe('明日のご予約について（潮火・2026年12月24日（木）18:30）')
  expect(mailHeaders(raw).get('auto-submitted')).toBe('auto-generated')
  const text = mailText(raw).replaceAll('\r', '')
  expect(text).toMatch(/^山田 花子 様\n\n明日は潮火へお越しくださる日です。/)
  expect(text).toContain('日時：2026年12月24日（木）18:30\n人数：4名様\n')
  expect(text).not.toContain('4名で伺います。')
  const [, link = ''] =
    /リマインドの停止は、こちらから：\nhttps:\/\/www\.example\.jp\/ja\/r\/(\S+)\n/.exec(text) ?? []
  expect(readGuestLink(link, [guestMac(TOKEN)])).toMatchObject({ id: idOf(1), state: 'confirmed' })
  expect(await mailsAt('18:01')).toEqual([])
  const { status, readAt, answers, reminders } = await stored(1)
  expect([status, readAt, answers]).toEqual(['done', TABLE.readAt, []])
  expect(reminders).toMatchObject([{ state: 'sent', subject: mailSubject(raw) }])
})

test('a guest who asked in English is reminded in English', async () => {
  await receive(1, { language: 'en' })
  const [{ raw } = { raw: '' }] = await mailsAt('18:00')
  expect(mailSubject(raw)).toBe('Tomorrow: your table at 潮火, Thursday 24 December 2026, 18:30')
  expect(mailText(raw)).toContain('or to have no more reminders:')
})

test('nobody is reminded before six or from nine on, nor while staff have not switched it on', async () => {
  await receive(1)
  for (const time of ['12:00', '17:59', '21:00', '23:00']) expect(await toAt(time)).toEqual([])
  await switchTo(false)
  expect(await toAt('18:00')).toEqual([])
  expect(await recipientsOf(payload)).not.toHaveProperty('reminds')
  await switchTo(true)
  expect(await recipientsOf(payload)).toHaveProperty('reminds', true)
  expect(await toAt('20:59')).toEqual(['hanako@example.jp'])
})

test('only guests of a confirmed table of the next day are reminded, who were not told so just then', async () => {
  const act = { id: 'a'.repeat(24), kind: 'unreminded', at: '2026-12-21T03:00:00.000Z' } as const
  const others: Said[] = [
    { tableState: 'asked', status: 'new' },
    { tableState: 'declined' },
    { tableState: 'cancelled' },
    { tableDate: '2026-12-25T12:00:00.000Z' },
    { tableDate: '2026-12-23T12:00:00.000Z' },
    { tableAnsweredAt: '2026-12-23T03:00:00.000Z' },
    { status: 'spam' },
    { deletedAt: '2026-12-21T03:00:00.000Z' },
    { email: '—' },
    { harassmentAt: '2026-12-21T03:00:00.000Z' },
    { tableRestaurant: 'gone' },
    { tableState: 'withdrawn' },
    { guestActs: [act] },
  ]
  for (const [index, said] of others.entries())
    await receive(index + 1, { email: `g${index + 1}@example.jp`, ...said })
  await receive(20, { email: 'just@example.jp', tableAnsweredAt: '2026-12-23T02:59:00.000Z' })
  // The address that declined, on another table.
  await receive(21, { email: 'G13@example.jp' })
  expect(await toAt('18:00')).toEqual(['just@example.jp'])
})

test('whose restaurant is closed on that day, as by a closure entered since, is not reminded', async () => {
  const { id } = await addRestaurant(payload, {
    slug: 'umi',
    formerSlugs: ['hama'],
    openingHours: { sessions: [{ days: ['wed', 'thu', 'fri'], opens: '17:00', closes: '22:30' }] },
  })
  await receive(1, { tableRestaurant: 'umi' })
  // Its page had this address when the guest asked.
  await receive(2, { tableRestaurant: 'hama', email: 'g2@example.jp' })
  const closure = await addClosure(payload, id, { from: '2026-12-24', to: '2026-12-24' })
  expect(await toAt('18:00')).toEqual([])
  await payload.delete({ collection: 'closures', id: closure.id })
  expect(await toAt('18:01')).toEqual(['hanako@example.jp', 'g2@example.jp'])
})

test('a table that is changed has a reminder with the new facts, and a second one for a new day alone', async () => {
  await receive(1)
  await change(1, { tableTime: '19:00', tablePeople: 3 })
  const [{ raw } = { raw: '' }] = await mailsAt('18:00')
  expect(mailText(raw)).toContain('12月24日（木）19:00')
  expect(mailText(raw)).toContain('3名様')
  await change(1, { tableTime: '20:00' })
  expect(await mailsAt('18:05')).toEqual([])
  await change(1, { tableDate: '2026-12-25T12:00:00.000Z' })
  const before = server.mails.length
  await remindGuests(payload, at('18:00') + 24 * 60 * 60_000)
  expect(server.mails.slice(before).map(({ raw }) => mailSubject(raw))).toEqual([
    '明日のご予約について（潮火・2026年12月25日（金）20:00）',
  ])
  expect(await statesOf(1)).toEqual(['sent', 'sent'])
})

test('while the mail server is away or says "later", guests are reminded by a later run', async () => {
  using _logged = logLines()
  for (const number of [1, 2]) await receive(number, { email: `g${number}@example.jp` })
  const away = vi.spyOn(deskMail ?? { ask: async () => {} }, 'ask')
  away.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))
  await expect(mailsAt('18:00')).rejects.toThrow('no')
  expect([await statesOf(1), await statesOf(2)]).toEqual([[], []])
  refusing = 451
  expect(await toAt('18:03')).toEqual([])
  refusing = null
  expect(await toAt('18:06')).toEqual(['g1@example.jp', 'g2@example.jp'])
})

test('what the mail server refuses for good is not tried again, and the others are reminded', async () => {
  using _logged = logLines()
  await receive(1)
  refusing = 550
  expect(await toAt('18:00')).toEqual([])
  refusing = null
  await receive(2, { email: 'g2@example.jp' })
  expect(await toAt('18:01')).toEqual(['g2@example.jp'])
  expect(await statesOf(1)).toEqual(['refused'])
})

test('a reminder of which nobody knows whether it went out is not sent again', async () => {
  using _logged = logLines()
  await receive(1)
  const lost = vi.spyOn(deskMail ?? { send: async () => ({ refused: 0 }) }, 'send')
  lost.mockRejectedValueOnce(Object.assign(new Error('lost'), { code: 'ECONNECTION' }))
  await expect(mailsAt('18:00')).rejects.toThrow('takes no mail now')
  expect(await mailsAt('18:03')).toEqual([])
  expect(await statesOf(1)).toEqual(['sending'])
})

test('no reminder goes out that the desk cannot keep, and one it could not note is not sent again', async () => {
  using _logged = logLines()
  await receive(1)
  const { updateOne } = payload.db
  let writes = 0
  /** From the write of this number on, the database keeps nothing. */
  const failFrom = (number: number) => {
    writes = 0
    return vi.spyOn(payload.db, 'updateOne').mockImplementation((args) => {
      writes += args.collection === 'enquiries' ? 1 : 0
      if (writes >= number) throw new Error('disk I/O error')
      return updateOne.call(payload.db, args)
    })
  }
  const before = failFrom(1)
  await expect(mailsAt('18:00')).rejects.toThrow('not every guest')
  before.mockRestore()
  const count = server.mails.length
  const after = failFrom(2)
  await expect(mailsAt('18:03')).rejects.toThrow('not every guest')
  after.mockRestore()
  expect(await mailsAt('18:06')).toEqual([])
  expect([server.mails.length - count, await statesOf(1)]).toEqual([1, ['sending']])
})
