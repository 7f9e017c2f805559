import { referenceOf } from '@noren/contract/enquiry/reference'
import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { collect, NO_LIMITS, submit, VALID } from '../../testing/enquiry.ts'
import { exampleSnapshot } from '../../testing/publish.ts'
import { runSite } from '../../testing/running-site.ts'

const MINUTE = 60_000

/** A clock that stops until the test moves it. */
function testClock() {
  let time = Date.UTC(2026, 10, 20)
  return {
    now: () => time,
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('fifty times the same key and text at once are one enquiry', proves('E40'), async () => {
  await using site = await runSite({ env: { ENQUIRY_LIMIT_PER_MINUTE: '5' } })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => submit(site, VALID, { [SUBMISSION_HEADERS.key]: 'k1' })),
  )
  const [stored, ...others] = await collect(site)
  expect(others).toEqual([])
  expect(answers.map(({ status, body }) => [status, body.reference])).toEqual(
    Array(50).fill([201, referenceOf(stored?.id ?? '')]),
  )
})

test(
  'a key that was used for another text is refused, and the first stays',
  proves('E41'),
  async () => {
    await using site = await runSite()
    await submit(site, VALID, { [SUBMISSION_HEADERS.key]: 'k1' })
    const second = await submit(
      site,
      { ...VALID, message: 'Other' },
      { [SUBMISSION_HEADERS.key]: 'k1' },
    )
    expect(second.status).toBe(422)
    expect(second.body.message).toContain('already sent')
    expect((await collect(site)).map(({ raw }) => raw.message)).toEqual([VALID.message])
  },
)

test('without a key the same text counts once in ten minutes', proves('E43', 'E44'), async () => {
  const clock = testClock()
  await using site = await runSite({ now: clock.now })
  const first = await submit(site, VALID)
  clock.pass(9 * MINUTE)
  const second = await submit(site, VALID)
  expect([second.status, second.body]).toEqual([201, first.body])
  expect(await collect(site)).toHaveLength(1)
  clock.pass(2 * MINUTE)
  const third = await submit(site, VALID)
  expect(third.body.reference).not.toBe(first.body.reference)
  expect(await collect(site)).toHaveLength(2)
})

test('the same text from two tabs, each with its own key, counts once in ten minutes', async () => {
  const clock = testClock()
  await using site = await runSite({ now: clock.now })
  const send = (key: string, message = VALID.message) =>
    submit(site, { ...VALID, message }, { [SUBMISSION_HEADERS.key]: key })
  const first = await send('tab-1')
  clock.pass(2 * MINUTE)
  expect((await send('tab-2')).body).toEqual(first.body)
  expect((await send('tab-2', 'One more chair.')).body.reference).not.toBe(first.body.reference)
  expect(await collect(site)).toHaveLength(2)
  clock.pass(9 * MINUTE)
  expect((await send('tab-3')).body.reference).not.toBe(first.body.reference)
})

test(
  'the sixth enquiry within a minute is refused politely, with a time to wait',
  proves('E51'),
  async () => {
    const clock = testClock()
    await using site = await runSite({ now: clock.now })
    for (let index = 0; index < 5; index++) {
      expect((await submit(site, { ...VALID, message: `m${index}` })).status).toBe(201)
    }
    clock.pass(20_000)
    const sixth = await submit(
      site,
      { ...VALID, message: 'm6' },
      { [SUBMISSION_HEADERS.language]: 'jp' },
    )
    expect(sixth.status).toBe(429)
    expect(sixth.headers.get('retry-after')).toBe('40')
    expect(sixth.body.message).toContain('お電話')
    expect(await collect(site)).toHaveLength(5)
    clock.pass(40_000)
    expect((await submit(site, { ...VALID, message: 'm6' })).status).toBe(201)
  },
)

test(
  'the twenty-first enquiry within an hour is refused too, with a number to call',
  proves('E51'),
  async () => {
    const clock = testClock()
    const snapshot = exampleSnapshot()
    const company = { phone: '046-000-0100' }
    await using site = await runSite({
      now: clock.now,
      snapshot: { ...snapshot, content: { ...snapshot.content, company } },
    })
    for (let index = 0; index < 20; index++) {
      clock.pass(MINUTE / 4)
      expect((await submit(site, { ...VALID, message: `m${index}` })).status).toBe(201)
    }
    clock.pass(2 * MINUTE)
    const next = await submit(site, { ...VALID, message: 'one more' })
    expect(next.status).toBe(429)
    expect(next.headers.get('retry-after')).toBe('3195')
    expect(next.body.message).toBe(
      'Your message was not sent, because many have come from your network in a short time. What you wrote is still here. Please try again in 54 minutes. Or call us: 046-000-0100',
    )
  },
)

test('refused and repeated enquiries do not count', async () => {
  await using site = await runSite({ env: { ENQUIRY_LIMIT_PER_MINUTE: '1' } })
  for (let index = 0; index < 10; index++) {
    expect((await submit(site, { ...VALID, phone: '1' })).status).toBe(422)
  }
  expect((await submit(site, VALID)).status).toBe(201)
  expect((await submit(site, VALID)).status).toBe(201)
  expect((await submit(site, { ...VALID, message: 'new' })).status).toBe(429)
})

test('a made-up X-Forwarded-For does not make another client', proves('E52'), async () => {
  await using site = await runSite({ env: { ENQUIRY_LIMIT_PER_MINUTE: '1' } })
  const send = (index: number) =>
    submit(site, { ...VALID, message: `m${index}` }, { 'X-Forwarded-For': `1.2.3.${index}` })
  expect((await send(1)).status).toBe(201)
  expect((await send(2)).status).toBe(429)
})

test(
  'behind a trusted proxy each visitor is a client, and the addresses they made up are ignored',
  proves('E52'),
  async () => {
    await using site = await runSite({
      env: { ENQUIRY_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.0/8' },
    })
    const send = (message: string, forwarded: string) =>
      submit(site, { ...VALID, message }, { 'X-Forwarded-For': forwarded })
    expect((await send('1', '203.0.113.1')).status).toBe(201)
    expect((await send('2', '203.0.113.2')).status).toBe(201)
    expect((await send('3', '198.51.100.9, 203.0.113.1')).status).toBe(429)
  },
)

test(
  'a flood is stored up to the limit, while pages are still answered',
  proves('E54'),
  async () => {
    await using site = await runSite()
    const flood = Promise.all(
      Array.from({ length: 300 }, (_, index) => submit(site, { ...VALID, message: `m${index}` })),
    )
    const page = await site.fetch('/about')
    expect(page.status).toBe(200)
    const statuses = (await flood).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(295)
    expect(await collect(site)).toHaveLength(5)
  },
)

test('simultaneous enquiries are each stored once', async () => {
  await using site = await runSite({ env: NO_LIMITS })
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, index) => submit(site, { ...VALID, message: `m${index}` })),
  )
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(90)
  expect(await collect(site)).toHaveLength(90)
})
