import { INTERNAL_CALLS, internalAuthorization } from '@noren/contract/enquiry/handover'
import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import { isTaken, oddTexts } from '@noren/contract/testing/odd-enquiries'
import { expect, test } from 'vitest'
import {
  acknowledge,
  collect,
  errorsOf,
  filesHold,
  idsOf,
  internalHeaders,
  NO_LIMITS,
  setAside,
  submit,
  VALID,
} from '../../testing/enquiry.ts'
import { notesOf } from '../../testing/health.ts'
import { runSite } from '../../testing/running-site.ts'

const start = () => runSite({ env: NO_LIMITS })

test('the inbox gets every enquiry once, oldest first, until it acknowledges it', async () => {
  await using site = await start()
  for (const message of ['first', 'second', 'third']) await submit(site, { ...VALID, message })
  const before = await collect(site)
  expect(before.map(({ raw }) => raw.message)).toEqual(['first', 'second', 'third'])
  expect(await collect(site)).toEqual(before)
  const [first, second] = before
  expect(await acknowledge(site, [first?.id ?? '', second?.id ?? '', 'nobody'])).toEqual({
    acknowledged: 2,
  })
  expect((await collect(site)).map(({ raw }) => raw.message)).toEqual(['third'])
  expect(await acknowledge(site, [first?.id ?? ''])).toEqual({ acknowledged: 0 })
})

test('the inbox can ask for fewer at a time', async () => {
  await using site = await start()
  for (const message of ['first', 'second']) await submit(site, { ...VALID, message })
  const headers = internalHeaders(site)
  const response = await site.fetch(`${INTERNAL_CALLS.collect.path}?limit=1`, { headers })
  expect((await response.json()).enquiries).toHaveLength(1)
})

test('an enquiry the inbox cannot store lets later ones pass, and is reported', async () => {
  let time = Date.UTC(2026, 10, 20)
  await using site = await runSite({ env: NO_LIMITS, now: () => time })
  for (let at = 0; at < 101; at++) await submit(site, { ...VALID, message: `${at}` })
  const first = await idsOf(site)
  expect(first).toHaveLength(100)
  expect(await setAside(site, first)).toBe(200)
  expect((await collect(site)).map(({ raw }) => raw.message)).toEqual(['100'])
  const listed = await site.fetch(INTERNAL_CALLS.setAsideList.path, {
    headers: internalHeaders(site),
  })
  expect((await listed.json()).ids).toEqual(first.toSorted())
  expect(await notesOf(site)).toContainEqual(
    expect.stringMatching(/^The desk could not store 100 of the enquiries; its log says which/),
  )
  time += 10 * 60_000
  expect(await idsOf(site)).toHaveLength(100)
})

// Takes long: some hundred texts of up to a quarter of a megabyte.
test('an accepted text comes out unchanged, whatever its characters and size, and the rest is refused at its field', async () => {
  await using site = await start()
  for (const odd of oddTexts()) {
    const { letter, field, text } = odd
    const answer = await submit(site, { ...VALID, [field]: text })
    const handed = await collect(site)
    if (isTaken(odd)) {
      expect([letter, field, answer.status, handed.length]).toEqual([letter, field, 201, 1])
      // Compared as booleans: a failed comparison of texts would print both.
      expect([letter, field, handed[0]?.raw[field] === text]).toEqual([letter, field, true])
      await acknowledge(site, await idsOf(site))
    } else {
      expect([letter, field, answer.status, Object.keys(errorsOf(answer))]).toEqual([
        ...[letter, field, 422],
        [field],
      ])
    }
  }
})

test('without mail, a collected enquiry is erased', async () => {
  await using site = await start()
  await submit(site, VALID)
  expect(filesHold(site.dataDir, VALID.message)).toBe(true)
  await acknowledge(site, await idsOf(site))
  expect(filesHold(site.dataDir, VALID.message)).toBe(false)
})

test('an erased enquiry sent again with its key is still recognised', async () => {
  await using site = await start()
  const key = { [SUBMISSION_HEADERS.key]: 'k1' }
  const { body } = await submit(site, VALID, key)
  await acknowledge(site, await idsOf(site))
  expect((await submit(site, VALID, key)).body).toEqual(body)
  expect(await collect(site)).toEqual([])
})

test('a day after it was collected nothing is left, not even the key', async () => {
  let time = Date.UTC(2026, 10, 20)
  await using site = await runSite({ env: NO_LIMITS, now: () => time })
  const key = { [SUBMISSION_HEADERS.key]: 'k1' }
  const first = await submit(site, VALID, key)
  await acknowledge(site, await idsOf(site))
  time += 25 * 60 * 60 * 1000
  await submit(site, { ...VALID, message: 'other' })
  await acknowledge(site, await idsOf(site))
  const again = await submit(site, VALID, key)
  expect(again.body.reference).not.toBe(first.body.reference)
})

test('the inbox learns how many enquiries were refused within a day, not who sent them', async () => {
  let time = Date.UTC(2026, 10, 20, 9, 30)
  await using site = await runSite({ env: { ENQUIRY_LIMIT_PER_MINUTE: '1' }, now: () => time })
  const answer = async () =>
    (await site.fetch(INTERNAL_CALLS.setAsideList.path, { headers: internalHeaders(site) })).json()
  expect(await answer()).toEqual({ ids: [], refusedLately: 0 })
  for (const message of ['one', 'two', 'three']) await submit(site, { ...VALID, message })
  await submit(site, { ...VALID, phone: '12' })
  expect(await answer()).toEqual({ ids: [], refusedLately: 2 })
  time += 23 * 60 * 60 * 1000
  await submit(site, { ...VALID, message: 'four' })
  await submit(site, { ...VALID, message: 'five' })
  expect(await answer()).toEqual({ ids: [], refusedLately: 3 })
  time += 60 * 60 * 1000
  expect(await answer()).toEqual({ ids: [], refusedLately: 1 })
})

test('an uncollected enquiry is kept no longer than the privacy policy says', async () => {
  let time = Date.UTC(2026, 10, 20)
  const env = { ...NO_LIMITS, ENQUIRY_RETENTION_DAYS: '30' }
  await using site = await runSite({ env, now: () => time })
  await submit(site, { ...VALID, message: 'left lying about' })
  time += 29 * 24 * 60 * 60 * 1000
  await acknowledge(site, [])
  expect(await collect(site)).toHaveLength(1)
  time += 2 * 24 * 60 * 60 * 1000
  await acknowledge(site, [])
  expect(await collect(site)).toEqual([])
  expect(filesHold(site.dataDir, 'left lying about')).toBe(false)
})

test('without the token, through a proxy, or with a wrong token the calls do not exist', async () => {
  await using site = await start()
  const headers = internalHeaders(site)
  const attempts = [
    {},
    { Authorization: 'Bearer wrong' },
    { Authorization: headers.Authorization.slice(0, -1) },
    { ...headers, 'X-Forwarded-For': '203.0.113.1' },
    { ...headers, Forwarded: 'for=203.0.113.1' },
    { ...headers, Via: '1.1 caddy' },
  ]
  for (const attempt of attempts) {
    const response = await site.fetch(INTERNAL_CALLS.collect.path, { headers: attempt })
    expect([attempt, response.status]).toEqual([attempt, 404])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const post = { method: 'POST', headers: attempt, body: '{"ids":[]}' }
    expect((await site.fetch(INTERNAL_CALLS.acknowledge.path, post)).status).toBe(404)
  }
})

test('an invalid acknowledgement is refused', async () => {
  await using site = await start()
  for (const body of ['', '[]', '{"ids":"x"}', '{"ids":[1]}']) {
    const response = await site.fetch(INTERNAL_CALLS.acknowledge.path, {
      method: 'POST',
      headers: internalHeaders(site),
      body,
    })
    expect([body, response.status]).toEqual([body, 400])
  }
})

test('a configured token is used instead of a generated one', async () => {
  const token = 'a-token-of-more-than-32-characters'
  await using site = await runSite({ env: { INTERNAL_TOKEN: token } })
  const headers = { Authorization: internalAuthorization(token) }
  expect((await site.fetch(INTERNAL_CALLS.collect.path, { headers })).status).toBe(200)
})
