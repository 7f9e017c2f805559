import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import { readText } from '@noren/contract/json'
import { expect, test } from 'vitest'
import {
  mailHeaders,
  mailText,
  mailTo,
  startMailServer,
} from '../../../../scripts/testing/mail-server.ts'
import { submit, VALID } from '../../testing/enquiry.ts'
import { healthOf } from '../../testing/health.ts'
import { logLines } from '../../testing/log-lines.ts'
import type { RunningSite } from '../../testing/running-site.ts'
import { siteWithTables } from '../../testing/site-with-tables.ts'
import { soon } from '../../testing/soon.ts'

const ORIGIN = 'https://www.example.jp'
const STAFF = 'desk@example.jp'
const TABLE = { restaurant: 'shiobi', date: '2026-11-27', time: '18:30', people: 4 }

type Server = Awaited<ReturnType<typeof startMailServer>>

const withMail = (mail: Server) =>
  siteWithTables(undefined, { env: { ...mailTo(mail.url), ORIGIN } })

const askFor = (site: RunningSite, message: string) =>
  submit(
    site,
    { ...VALID, message },
    {
      Host: 'www.example.jp',
      [SUBMISSION_HEADERS.language]: 'jp',
      [SUBMISSION_HEADERS.table]: JSON.stringify(TABLE),
    },
  )

/** A subject as people read it (RFC 2047). */
const subjectOf = (raw = '') =>
  (mailHeaders(raw).get('subject') ?? '')
    .split(/\s+/)
    .map((word) => Buffer.from(word.slice('=?UTF-8?B?'.length, -2), 'base64').toString())
    .join('')

const receiptsOf = ({ mails }: Server) => mails.filter(({ to }) => !to.includes(STAFF))

test('whoever asks for a table gets a receipt with the table, the link and nothing they wrote, though receipts are off', async () => {
  await using mail = await startMailServer()
  await using site = await withMail(mail)
  const { body } = await askFor(site, 'Zzmessage')
  await mail.received(2)
  const [receipt] = receiptsOf(mail)
  expect(receipt?.to).toEqual([VALID.email])
  expect(subjectOf(receipt?.raw)).toMatch(/^【まだ確定していません】/)
  const text = mailText(receipt?.raw ?? '')
  for (const words of ['11月27日（金） 18:30', '4名様', `受付番号：${body.reference}`])
    expect(text).toContain(words)
  expect(text).toContain(`${ORIGIN}${readText(body.link)}\n`)
  for (const words of [VALID.name, VALID.subject, VALID.phone, 'Zzmessage'])
    expect(text).not.toContain(words)
})

test('one address gets three receipts of tables an hour', async () => {
  await using mail = await startMailServer()
  await using site = await withMail(mail)
  for (const message of ['one', 'two', 'three', 'four']) await askFor(site, message)
  await mail.received(7)
  await submit(site, VALID, { Host: 'www.example.jp' })
  await mail.received(8)
  expect(receiptsOf(mail)).toHaveLength(3)
})

test('the house is mailed that a guest has cancelled, which no one takes for a refusal', async () => {
  await using mail = await startMailServer()
  await using site = await withMail(mail)
  const { body } = await askFor(site, 'Zzmessage')
  await mail.received(2)
  const form = new URLSearchParams({ act: 'cancelled', key: 'a'.repeat(24) })
  const sent = await site.fetch(readText(body.link), { method: 'POST', body: form })
  expect(sent.status).toBe(303)
  await mail.received(3)
  const last = mail.mails.at(-1)
  expect(last?.to).toEqual([STAFF])
  expect(subjectOf(last?.raw)).toMatch(/^【取り消し（お客様より）】.*11月27日（金）18:30 4名$/)
  expect(mailHeaders(last?.raw ?? '').get('reply-to')).toBeUndefined()
  const text = mailText(last?.raw ?? '')
  expect(text).toContain('お店からのお断りではありません。')
  expect(text).toContain(`受付番号: ${body.reference}`)
})

test('a receipt that still waits when its guest cancels is not sent any more', async () => {
  using _logged = logLines()
  let isBusy = true
  let time = Date.UTC(2026, 10, 22, 3)
  const toGuest = new RegExp(`^To: ${VALID.email}`, 'm')
  const refuse = (raw: string) => (isBusy && toGuest.test(raw) ? 450 : null)
  await using mail = await startMailServer({ refuse })
  const env = { ...mailTo(mail.url), ORIGIN }
  await using site = await siteWithTables(undefined, { env, now: () => time })
  const { body } = await askFor(site, 'Zzmessage')
  await soon(() => expect(mail.refused()).toBe(1))
  const form = new URLSearchParams({ act: 'cancelled', key: 'a'.repeat(24) })
  await site.fetch(readText(body.link), { method: 'POST', body: form })
  isBusy = false
  time += 60_000
  await soon(async () =>
    expect((await healthOf(site)).deliveries).not.toHaveProperty('receipt pending'),
  )
  expect(receiptsOf(mail)).toEqual([])
})
