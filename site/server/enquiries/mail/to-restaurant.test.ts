import { INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { SUBMISSION_HEADERS, TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { readText } from '@noren/contract/json'
import { expect, test } from 'vitest'
import {
  mailHeaders,
  mailSubject,
  mailText,
  mailTo,
  startMailServer,
} from '../../../../scripts/testing/mail-server.ts'
import { acknowledge, idsOf, sendInternal, submit, VALID } from '../../testing/enquiry.ts'
import { healthOf } from '../../testing/health.ts'
import { logLines } from '../../testing/log-lines.ts'
import type { RunningSite } from '../../testing/running-site.ts'
import { siteWithTables } from '../../testing/site-with-tables.ts'
import { soon } from '../../testing/soon.ts'

const TABLE = { restaurant: 'shiobi', date: '2026-11-26', time: '18:30', people: 2 }
const ASKING = { [SUBMISSION_HEADERS.table]: JSON.stringify(TABLE) }
const DESK = 'https://desk.example.jp'
const HOME = ['desk@example.jp']

/** The guest gets a receipt, which is no mail of these tests. */
const mailOfStaff = (options: Parameters<typeof startMailServer>[0] = {}) =>
  startMailServer({ ...options, keepTo: (address) => address !== VALID.email })

const recipients = (addresses: string[], slug = 'shiobi') => ({
  desk: DESK,
  restaurants: [{ slug, addresses }],
})

async function send(site: RunningSite, addresses: string[]): Promise<number> {
  return (await sendInternal(site, INTERNAL_CALLS.recipients, recipients(addresses))).status
}

const ask = (site: RunningSite, message = 'Saturday') => submit(site, { ...VALID, message }, ASKING)

const linesOf = (raw: string) => mailText(raw).replace(/\r/g, '').split('\n')

test('a request for a table is mailed to its restaurant, with day, time, people and links', async () => {
  await using mail = await mailOfStaff()
  await using site = await siteWithTables({}, { env: mailTo(mail.url) })
  expect(await send(site, ['shiobi@example.jp', 'kitchen@example.jp'])).toBe(200)
  expect((await ask(site)).status).toBe(201)
  await mail.received(1)
  const [{ to, raw } = { to: [], raw: '' }] = mail.mails
  expect(to).toEqual(['shiobi@example.jp', 'kitchen@example.jp'])
  expect(mailSubject(raw)).toBe('【ご予約のお申し込み】潮火　11月26日（木）18:30　2名')
  const [id] = await idsOf(site)
  const enquiry = `${DESK}/admin/collections/enquiries/${id}`
  expect(linesOf(raw).slice(0, 9)).toEqual([
    'ウェブサイトからご予約のお申し込みがありました。まだ確定していません。',
    '',
    '潮火　11月26日（木）18:30　2名',
    '',
    `予約を受ける: ${enquiry}?answer=confirmed`,
    `お断りする: ${enquiry}?answer=declined`,
    '電話をかける: tel:0312345678',
    '',
    'リンクを開いただけでは、お客様には何も送られません。サインインすると返信の下書きが開きますので、確かめてから送信してください。',
  ])
  expect(mailHeaders(raw).get('reply-to')).toBe(VALID.email)
})

test('until the addresses have come, and for a question, the company has the mail', async () => {
  await using mail = await mailOfStaff()
  await using site = await siteWithTables({}, { env: mailTo(mail.url) })
  await ask(site)
  await mail.received(1)
  expect(linesOf(mail.mails[0]?.raw ?? '').slice(2, 6)).toEqual([
    '潮火　11月26日（木）18:30　2名',
    '',
    '電話をかける: tel:0312345678',
    '',
  ])
  await send(site, ['shiobi@example.jp'])
  await submit(site, VALID)
  await mail.received(2)
  await sendInternal(site, INTERNAL_CALLS.recipients, recipients(['x@example.jp'], 'other'))
  await ask(site, 'Of another')
  await mail.received(3)
  expect(mail.mails.map(({ to }) => to)).toEqual([HOME, HOME, HOME])
})

test('where all addresses are refused the company has the mail, and reads why', async () => {
  using _logged = logLines()
  const refuseTo = (address: string) => (address.startsWith('gone') ? 550 : null)
  await using mail = await mailOfStaff({ refuseTo })
  await using site = await siteWithTables({}, { env: mailTo(mail.url) })
  await send(site, ['gone@example.jp', 'gone.too@example.jp'])
  await ask(site)
  await mail.received(1)
  const [{ to, raw } = { to: [], raw: '' }] = mail.mails
  expect(to).toEqual(HOME)
  expect(linesOf(raw)[0]).toMatch(/^※ 店舗の通知先2件がメールサーバーに受け付けられなかった/)
  expect(raw).not.toContain('gone')
  await acknowledge(site, await idsOf(site))
  await soon(async () => expect((await healthOf(site)).deliveries).toEqual({}))
})

test('of one refused and one accepted address the restaurant has one mail, and the company another', async () => {
  using logged = logLines()
  const refuseTo = (address: string) => (address.startsWith('gone') ? 550 : null)
  await using mail = await mailOfStaff({ refuseTo })
  await using site = await siteWithTables({}, { env: mailTo(mail.url) })
  await send(site, ['gone@example.jp', 'shiobi@example.jp'])
  await ask(site)
  await mail.received(2)
  expect(mail.mails.map(({ to }) => to)).toEqual([['shiobi@example.jp'], HOME])
  const ids = mail.mails.map(({ raw }) => mailHeaders(raw).get('message-id'))
  expect(new Set(ids).size).toBe(2)
  expect(JSON.stringify(logged.lines)).not.toContain('@example.jp')
})

test('what a guest does over the link reaches the company beside the restaurant, and says why', async () => {
  using _logged = logLines()
  const refuseTo = (address: string) => (address.startsWith('gone') ? 550 : null)
  await using mail = await mailOfStaff({ refuseTo })
  await using site = await siteWithTables({}, { env: mailTo(mail.url) })
  await send(site, ['gone@example.jp', 'shiobi@example.jp'])
  const { body } = await ask(site)
  await mail.received(2)
  const form = new URLSearchParams({ act: 'cancelled', key: 'a'.repeat(24) })
  await site.fetch(readText(body.link), { method: 'POST', body: form })
  await mail.received(4)
  const [toRestaurant, toCompany] = mail.mails.slice(2)
  expect([toRestaurant?.to, toCompany?.to]).toEqual([['shiobi@example.jp'], HOME])
  const firstLines = [toRestaurant, toCompany].map((each) => linesOf(each?.raw ?? '')[0])
  expect(firstLines[0]).toBe('お客様が、お席を取り消されました。お店からのお断りではありません。')
  expect(firstLines[1]).toMatch(/^※ 店舗の通知先1件がメールサーバーに受け付けられなかった/)
  const ids = mail.mails.map(({ raw }) => mailHeaders(raw).get('message-id'))
  expect(new Set(ids).size).toBe(4)
})

test('what the guest does whom staff handed over as harassment is mailed to nobody, and the desk has it', async () => {
  await using mail = await mailOfStaff()
  await using site = await siteWithTables({}, { env: mailTo(mail.url) })
  await send(site, ['shiobi@example.jp'])
  const { body } = await ask(site)
  await mail.received(1)
  const forOwners = await idsOf(site)
  const told = { ...recipients(['shiobi@example.jp']), forOwners }
  expect((await sendInternal(site, INTERNAL_CALLS.recipients, told)).status).toBe(200)
  const form = new URLSearchParams({ act: 'cancelled', key: 'a'.repeat(24) })
  await site.fetch(readText(body.link), { method: 'POST', body: form })
  await ask(site, 'Of another guest')
  await mail.received(2)
  expect(mail.mails.map(({ raw }) => mailSubject(raw))).toEqual(
    Array(2).fill('【ご予約のお申し込み】潮火　11月26日（木）18:30　2名'),
  )
  expect(await idsOf(site)).toHaveLength(3)
  await acknowledge(site, await idsOf(site))
  await soon(async () => expect((await healthOf(site)).deliveries).toEqual({}))
})

test('suspected spam does not wake the restaurant: the company reads of it the next morning', async () => {
  await using mail = await mailOfStaff()
  let time = Date.UTC(2026, 10, 22, 3)
  await using site = await siteWithTables({}, { env: mailTo(mail.url), now: () => time })
  await send(site, ['shiobi@example.jp'])
  const trap = { [SUBMISSION_HEADERS.signals]: JSON.stringify({ [TRAP_FIELD]: 'x' }) }
  await submit(site, { ...VALID, message: 'spam' }, { ...ASKING, ...trap })
  await ask(site, 'honest')
  await mail.received(1)
  time = Date.UTC(2026, 10, 23)
  await mail.received(2)
  expect(mail.mails.map(({ to }) => to)).toEqual([['shiobi@example.jp'], HOME])
  expect(mailSubject(mail.mails[1]?.raw ?? '')).toBe('【迷惑メールの疑い】お問い合わせ1件')
})

test('suspected spam that staff handed over as harassment is not named the next morning', async () => {
  await using mail = await mailOfStaff()
  let time = Date.UTC(2026, 10, 22, 3)
  await using site = await siteWithTables({}, { env: mailTo(mail.url), now: () => time })
  const trap = { [SUBMISSION_HEADERS.signals]: JSON.stringify({ [TRAP_FIELD]: 'x' }) }
  await submit(site, { ...VALID, message: 'a threat' }, { ...ASKING, ...trap })
  const told = { ...recipients(['shiobi@example.jp']), forOwners: await idsOf(site) }
  expect((await sendInternal(site, INTERNAL_CALLS.recipients, told)).status).toBe(200)
  await submit(site, { ...VALID, message: 'spam' }, { ...ASKING, ...trap })
  time = Date.UTC(2026, 10, 23)
  await mail.received(1)
  expect(mailSubject(mail.mails[0]?.raw ?? '')).toBe('【迷惑メールの疑い】お問い合わせ1件')
})

test.each([
  ['a second line', ['a@example.jp\r\nBcc: x@evil.test']],
  ['two addresses in one', ['a@example.jp, x@evil.test']],
  ['a name', ['Desk <a@example.jp>']],
  ['a full-width @', ['a＠example.jp']],
  ['a domain in Japanese', ['a@例え.jp']],
  ['fifty addresses', Array.from({ length: 50 }, (_, index) => `a${index}@example.jp`)],
  ['no address', []],
])('recipients with %s are refused, and the earlier ones stay', async (_, addresses) => {
  await using mail = await mailOfStaff()
  await using site = await siteWithTables({}, { env: mailTo(mail.url) })
  await send(site, ['shiobi@example.jp'])
  expect(await send(site, addresses)).toBe(400)
  await ask(site)
  await mail.received(1)
  expect(mail.mails[0]?.to).toEqual(['shiobi@example.jp'])
})

test('without the token no one can say where requests go, or have late ones mailed', async () => {
  await using mail = await mailOfStaff()
  await using site = await siteWithTables({}, { env: mailTo(mail.url) })
  for (const { path } of [INTERNAL_CALLS.recipients, INTERNAL_CALLS.late]) {
    for (const headers of [{}, { Authorization: 'Bearer wrong' }]) {
      const body = JSON.stringify(recipients(['x@evil.test']))
      expect((await site.fetch(path, { method: 'POST', headers, body })).status).toBe(404)
    }
  }
  await ask(site)
  await mail.received(1)
  expect(mail.mails[0]?.to).toEqual(HOME)
})

test('requests without an answer in time are mailed to the company once more, in one mail', async () => {
  await using mail = await mailOfStaff()
  await using site = await siteWithTables({}, { env: mailTo(mail.url) })
  await send(site, ['shiobi@example.jp'])
  const of = (number: number) => ({
    id: `01890000-0000-7000-8000-00000000000${number}`,
    receivedAt: '2026-11-21T09:00:00.000Z',
    table: { ...TABLE, people: number },
  })
  const answer = await sendInternal(site, INTERNAL_CALLS.late, { late: [of(1), of(2)] })
  expect([answer.status, await answer.json()]).toEqual([200, { mailed: true }])
  const [{ to, raw } = { to: [], raw: '' }] = mail.mails
  expect(to).toEqual(HOME)
  expect(mailSubject(raw)).toBe('【未返答のご予約】潮火　11月26日（木）18:30　1名　ほか1件')
  expect(linesOf(raw).slice(3, 7)).toEqual([
    '・潮火　11月26日（木）18:30　1名',
    '　受付: 2026年11月21日 18:00（日本時間）　受付番号: 0000-0001',
    `　返答する: ${DESK}/admin/collections/enquiries/${of(1).id}`,
    '',
  ])
  await mail.stop()
  using _logged = logLines()
  expect((await sendInternal(site, INTERNAL_CALLS.late, { late: [of(3)] })).status).toBe(502)
})
