import { SUBMISSION_HEADERS, TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import {
  countConnections,
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
import { isAboutSite, logLines } from '../../testing/log-lines.ts'
import { readMetrics } from '../../testing/read-metrics.ts'
import { runSite } from '../../testing/running-site.ts'
import { soon } from '../../testing/soon.ts'
import { tempFolder } from '../../testing/temp-folder.ts'

const mailToTwo = (url: string) => ({
  ...NO_LIMITS,
  ...mailTo(url),
  ENQUIRY_TO: 'desk@example.jp, second@example.jp',
})

test('an enquiry is mailed to the staff, in Japanese, answerable to the visitor', async () => {
  await using mail = await startMailServer()
  await using site = await runSite({
    env: { ...mailToTwo(mail.url), ORIGIN: 'https://www.example.jp' },
  })
  const { body } = await submit(site, {
    ...VALID,
    phone: '9012345678',
    subject: 'ご予約',
    message: '土曜日に\nお願いします。',
  })
  await mail.received(1)
  const [message] = mail.mails
  expect(message?.from).toBe('website@example.jp')
  expect(message?.to).toEqual(['desk@example.jp', 'second@example.jp'])
  const headers = mailHeaders(message?.raw ?? '')
  expect(headers.get('reply-to')).toBe('a@example.jp')
  expect(headers.get('message-id')).toBe(`<${(await idsOf(site))[0]}@www.example.jp>`)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('subject')).toMatch(/^=\?UTF-8\?/)
  const text = mailText(message?.raw ?? '')
  expect(text).toContain(`受付番号: ${body.reference}`)
  expect(text).toContain('お名前: Hanako Sato')
  expect(text).toContain('電話番号: 090-1234-5678')
  expect(text).toContain('土曜日に\n')
  expect(text.replace(/\r/g, '')).toContain('土曜日に\nお願いします。')
})

test(
  'nothing a visitor writes becomes a header, a recipient or a second mail',
  proves('E11', 'E16', 'E18'),
  async () => {
    await using mail = await startMailServer()
    await using site = await runSite({ env: mailToTwo(mail.url) })
    const smuggled =
      'one\r\n.\r\nMAIL FROM:<x@evil.com>\r\nRCPT TO:<y@evil.com>\r\nDATA\r\nX\r\n.\r\n'
    await submit(site, { ...VALID, subject: 'Bcc: victim@x.jp', message: smuggled })
    await submit(site, { ...VALID, subject: 'a\r\nBcc: victim@x.jp' })
    await submit(site, { ...VALID, name: 'Desk <desk@evil.com>', message: 'last' })
    await mail.received(2)
    expect(mail.mails.map(({ to }) => to)).toEqual(
      Array(2).fill(['desk@example.jp', 'second@example.jp']),
    )
    for (const { raw } of mail.mails) {
      const headers = mailHeaders(raw)
      expect(headers.get('to')).toBe('desk@example.jp, second@example.jp')
      expect([headers.has('cc'), headers.has('bcc')]).toEqual([false, false])
    }
    expect(mailText(mail.mails[0]?.raw ?? '')).toContain('MAIL FROM:<x@evil.com>')
  },
)

test('suspected spam of a day is in one mail the next morning', proves('E53'), async () => {
  let time = Date.UTC(2026, 10, 20, 3)
  await using mail = await startMailServer()
  await using site = await runSite({ env: mailToTwo(mail.url), now: () => time })
  const trap = { [SUBMISSION_HEADERS.signals]: JSON.stringify({ [TRAP_FIELD]: 'x' }) }
  const subject = `${'長'.repeat(39)}𠮷い件名`
  const first = await submit(site, { ...VALID, subject }, trap)
  const second = await submit(site, { ...VALID, name: 'Second', message: 'spam' }, trap)
  expect([first.status, second.status]).toEqual([201, 201])
  await acknowledge(site, await idsOf(site))
  expect((await submit(site, { ...VALID, message: 'honest' })).status).toBe(201)
  await mail.received(1)
  expect(mailText(mail.mails[0]?.raw ?? '')).toContain('honest')
  // Nine in the morning in Japan.
  time = Date.UTC(2026, 10, 21)
  await mail.received(2)
  const { raw = '', to } = mail.mails[1] ?? {}
  expect(to).toEqual(['desk@example.jp', 'second@example.jp'])
  expect(mailHeaders(raw).has('reply-to')).toBe(false)
  expect(mailText(raw).replace(/\r/g, '').split('\n').slice(4)).toEqual([
    `・2026年11月20日 12:00　${first.body.reference}　Hanako Sato「${'長'.repeat(39)}𠮷…」`,
    `・2026年11月20日 12:00　${second.body.reference}　Second「A table for two」`,
    '',
  ])
  await soon(() => expect(filesHold(site.dataDir, 'Second')).toBe(false))
  time = Date.UTC(2026, 10, 22)
  await submit(site, { ...VALID, message: 'last' })
  await mail.received(3)
  expect(mailText(mail.mails[2]?.raw ?? '')).toContain('last')
})

test(
  'while the mail server is down an enquiry is accepted, and it is mailed afterwards',
  proves('E56'),
  async () => {
    const away = await startMailServer()
    const { port, url } = away
    await away.stop()
    let time = Date.UTC(2026, 10, 20)
    const dataDir = tempFolder()
    const options = { env: mailToTwo(url), dataDir, now: () => time }
    const [id = 'none'] = await runSite(options).then(async (site) => {
      await using running = site
      expect((await submit(running, VALID)).status).toBe(201)
      return await idsOf(running)
    })
    await using back = await startMailServer({ port })
    time += 60_000
    await using again = await runSite({ ...options, snapshot: null })
    await back.received(1)
    expect(mailHeaders(back.mails[0]?.raw ?? '').get('message-id')).toContain(id)
    await soon(async () => {
      const [stored] = await collect(again)
      expect(stored?.raw.mailedAt).toBe(new Date(time).toISOString())
    })
  },
)

test('a refused mail is tried again with the same Message-ID', async () => {
  await using mail = await startMailServer({ refuse: () => (mail.refused() === 0 ? 451 : null) })
  let time = Date.UTC(2026, 10, 20)
  const dataDir = tempFolder()
  const options = { env: mailToTwo(mail.url), dataDir, now: () => time }
  {
    await using first = await runSite(options)
    await submit(first, VALID)
    await soon(() => expect(mail.refused()).toBe(1))
  }
  expect(mail.mails).toEqual([])
  time += 31_000
  await using _second = await runSite({ ...options, snapshot: null })
  await mail.received(1)
  expect(mail.mails).toHaveLength(1)
})

test('an enquiry that was mailed and collected is erased from the disk', async () => {
  await using mail = await startMailServer()
  await using site = await runSite({ env: mailToTwo(mail.url) })
  await submit(site, { ...VALID, message: 'Please forget this sentence' })
  await mail.received(1)
  await soon(async () => expect((await collect(site))[0]?.raw.mailedAt).not.toBeNull())
  expect(filesHold(site.dataDir, 'Please forget this sentence')).toBe(true)
  expect(await acknowledge(site, await idsOf(site))).toEqual({ acknowledged: 1 })
  expect(filesHold(site.dataDir, 'Please forget this sentence')).toBe(false)
  expect(filesHold(site.dataDir, 'Hanako Sato')).toBe(false)
})

test('a mail server that is down is tried with one mail at a time, and logged once', async () => {
  using logged = logLines()
  const away = await startMailServer()
  const { port, url } = away
  await away.stop()
  const tries = await countConnections(port)
  let time = Date.UTC(2026, 10, 20)
  await using site = await runSite({ env: mailToTwo(url), now: () => time })
  for (let index = 0; index < 20; index++) {
    expect((await submit(site, { ...VALID, message: `waiting ${index}` })).status).toBe(201)
  }
  for (const [seconds, count] of [
    [0, 1],
    [31, 2],
    [61, 3],
  ] as const) {
    time += seconds * 1000
    // Recorded at its time, before the clock moves on.
    const noted = async () =>
      (await readMetrics(site)).get('noren_mails_total{result="server-away"}')
    await soon(async () => expect(await noted()).toBe(count))
  }
  expect(tries.count()).toBe(3)
  await tries.stop()
  await using back = await startMailServer({ port })
  time += 121_000
  await back.received(20)
  expect(new Set(back.mails.map(({ raw }) => mailHeaders(raw).get('message-id'))).size).toBe(20)
  expect(logged.lines.filter(isAboutSite)).toEqual([
    expect.objectContaining({ level: 'warn', event: 'mail server away' }),
    expect.objectContaining({
      level: 'info',
      event: 'mail server back',
      waiting: 20,
      seconds: 213,
      tries: 3,
    }),
  ])
})

test('a mail that is refused for good does not delay the others, and is logged once', async () => {
  using logged = logLines()
  await using mail = await startMailServer({
    refuse: (raw) => (mailText(raw).includes('unwanted') ? 554 : null),
  })
  let time = Date.UTC(2026, 10, 20)
  await using site = await runSite({ env: mailToTwo(mail.url), now: () => time })
  await submit(site, { ...VALID, message: 'unwanted' })
  const [id] = await idsOf(site)
  await submit(site, { ...VALID, message: 'welcome' })
  await mail.received(1)
  expect(mailText(mail.mails[0]?.raw ?? '')).toContain('welcome')
  await soon(async () =>
    expect((await healthOf(site)).deliveries).toMatchObject({ 'mail pending': 1 }),
  )
  time += 31_000
  await soon(() => expect(mail.refused()).toBe(2))
  expect(logged.lines.filter(isAboutSite)).toEqual([
    expect.objectContaining({
      event: 'mail turned away',
      id,
      code: 'EMESSAGE',
      responseCode: 554,
    }),
  ])
})

test('mails that could not be sent for four days are abandoned, with one log line for all', async () => {
  using logged = logLines()
  await using mail = await startMailServer({ refuse: () => 554 })
  let time = Date.UTC(2026, 10, 20)
  await using site = await runSite({ env: mailToTwo(mail.url), now: () => time })
  await submit(site, { ...VALID, message: 'one' })
  await submit(site, { ...VALID, message: 'two' })
  await soon(() => expect(mail.refused()).toBe(2))
  time += 97 * 60 * 60 * 1000
  await soon(async () =>
    expect((await healthOf(site)).deliveries).toMatchObject({ 'mail failed': 2 }),
  )
  expect(logged.lines.at(-1)).toMatchObject({ level: 'error', event: 'mail given up', count: 2 })
  expect(await collect(site)).toHaveLength(2)
})
