import { SUBMISSION_HEADERS, TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import {
  mailHeaders,
  mailText,
  mailTo,
  startMailServer,
} from '../../../../scripts/testing/mail-server.ts'
import { proves } from '../../../../scripts/testing/proves.ts'
import {
  acknowledge,
  collect,
  filesHold,
  idsOf,
  NO_LIMITS,
  submit,
  VALID,
} from '../../testing/enquiry.ts'
import { healthOf } from '../../testing/health.ts'
import { exampleSnapshot } from '../../testing/publish.ts'
import { runSite } from '../../testing/running-site.ts'
import { HAS_POSTGRES, sharedServer } from '../../testing/shared-database.ts'
import { soon } from '../../testing/soon.ts'

const server = sharedServer()

const STAFF = 'desk@example.jp'

const withReceipt = (url: string) => ({ ...NO_LIMITS, ...mailTo(url), ENQUIRY_RECEIPT: 'on' })

type Server = Awaited<ReturnType<typeof startMailServer>>

const CONTACT = {
  jp: {
    hero: { title: 'お問い合わせ' },
    contactSection: {
      contactDetails: { phone: { value: '046-000-1234' }, email: { value: 'hello@example.jp' } },
      contactForm: { responseTime: '3日のうちにお返事します。' },
    },
  },
}

const receiptsOf = ({ mails }: Server) => mails.filter(({ to }) => !to.includes(STAFF))

test('a visitor gets a receipt with the number of the page and nothing they wrote', async () => {
  await using mail = await startMailServer()
  await using site = await runSite({
    env: { ...withReceipt(mail.url), ORIGIN: 'https://www.example.jp' },
  })
  const { body } = await submit(site, VALID)
  await mail.received(2)
  const [receipt, ...others] = receiptsOf(mail)
  expect(others).toEqual([])
  expect(receipt?.to).toEqual([VALID.email])
  const headers = mailHeaders(receipt?.raw ?? '')
  expect(headers.get('subject')).toBe(`We have received your enquiry (${body.reference})`)
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(headers.get('message-id')).toBe(`<${(await idsOf(site))[0]}.receipt@www.example.jp>`)
  const text = mailText(receipt?.raw ?? '')
  expect(text).toContain(`Reference number: ${body.reference}`)
  for (const words of [VALID.name, VALID.subject, VALID.message, VALID.phone]) {
    expect(receipt?.raw).not.toContain(words)
    expect(text).not.toContain(words)
  }
})

test('a receipt is in the language of the page and says when an answer comes and how to withdraw', async () => {
  await using mail = await startMailServer()
  const snapshot = exampleSnapshot()
  const content = { ...snapshot.content, contact: CONTACT }
  await using site = await runSite({
    env: withReceipt(mail.url),
    snapshot: { ...snapshot, content },
  })
  await submit(site, VALID, { [SUBMISSION_HEADERS.language]: 'jp' })
  await mail.received(2)
  const text = mailText(receiptsOf(mail)[0]?.raw ?? '')
  expect(text).toContain('お問い合わせをいただき、ありがとうございます。')
  expect(text).toContain('受付番号：')
  expect(text).toContain('3日のうちにお返事します。')
  expect(text).toContain('この番号を添えて、046-000-1234またはhello@example.jpまでご連絡ください。')
  expect(mailHeaders(receiptsOf(mail)[0]?.raw ?? '').get('reply-to')).toBe('hello@example.jp')
})

test('receipts are off by default, and mail to staff is sent anyway', async () => {
  await using mail = await startMailServer()
  await using site = await runSite({ env: { ...withReceipt(mail.url), ENQUIRY_RECEIPT: 'off' } })
  for (const message of ['one', 'two']) await submit(site, { ...VALID, message })
  await mail.received(2)
  expect(receiptsOf(mail)).toEqual([])
})

test('suspected spam gets no receipt', proves('E53'), async () => {
  await using mail = await startMailServer()
  await using site = await runSite({ env: withReceipt(mail.url) })
  const trap = { [SUBMISSION_HEADERS.signals]: JSON.stringify({ [TRAP_FIELD]: 'x' }) }
  await submit(site, { ...VALID, email: 'victim@example.jp' }, trap)
  await submit(site, VALID)
  await mail.received(2)
  expect(receiptsOf(mail).map(({ to }) => to)).toEqual([[VALID.email]])
})

test('an address gets one receipt an hour however often it is entered', async () => {
  let time = Date.UTC(2026, 10, 20)
  await using mail = await startMailServer()
  await using site = await runSite({ env: withReceipt(mail.url), now: () => time })
  const settled = () =>
    soon(async () =>
      expect(await healthOf(site)).toMatchObject({ deliveries: { 'inbox pending': 4 } }),
    )
  for (const email of ['a@example.jp', 'A@EXAMPLE.jp', 'b@example.jp']) {
    await submit(site, { ...VALID, email, message: email })
  }
  await mail.received(5)
  time += 61 * 60_000
  await submit(site, { ...VALID, message: 'later' })
  await mail.received(7)
  await settled()
  expect(receiptsOf(mail).map(({ to }) => String(to).toLowerCase())).toEqual([
    'a@example.jp',
    'b@example.jp',
    'a@example.jp',
  ])
})

test('a receipt to an address that does not exist is abandoned after an hour, and then erased', async () => {
  let time = Date.UTC(2026, 10, 20)
  await using mail = await startMailServer({
    refuse: (raw) => (mailHeaders(raw).get('to') === 'nobody@example.jp' ? 550 : null),
  })
  await using site = await runSite({ env: withReceipt(mail.url), now: () => time })
  await submit(site, { ...VALID, email: 'nobody@example.jp' })
  await soon(() => expect(mail.refused()).toBe(1))
  const pending = async () => (await healthOf(site)).deliveries
  expect(await pending()).toMatchObject({ 'receipt pending': 1 })
  time += 62 * 60_000
  await soon(async () => expect(await pending()).toMatchObject({ 'receipt failed': 1 }))
  await acknowledge(site, await idsOf(site))
  expect(filesHold(site.dataDir, 'nobody@example.jp')).toBe(false)
})

test.skipIf(!HAS_POSTGRES)('receipts are sent from a shared spool as well', async () => {
  await using mail = await startMailServer()
  await using site = await runSite({
    env: { ...withReceipt(mail.url), SPOOL_URL: await server.database() },
  })
  await submit(site, VALID)
  await mail.received(2)
  expect(receiptsOf(mail)).toHaveLength(1)
  expect(await collect(site)).toHaveLength(1)
})
