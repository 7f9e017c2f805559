import { expect, test } from 'vitest'
import { submit, VALID } from '../../testing/enquiry.ts'
import { logLines } from '../../testing/log-lines.ts'
import { exampleSnapshot } from '../../testing/publish.ts'
import { runSite } from '../../testing/running-site.ts'
import { BROKEN_SLUG } from '../../testing/stand-in-build.ts'

const OWN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('an enquiry is answered with the id that its line in the log has', async () => {
  using logged = logLines()
  await using site = await runSite()
  const taken = await submit(site, VALID)
  const refused = await submit(site, { ...VALID, email: 'nobody' })
  const [takenId, refusedId] = [taken, refused].map(({ headers }) => headers.get('x-request-id'))
  expect(takenId).toMatch(OWN)
  expect(refusedId).toMatch(OWN)
  expect(refusedId).not.toBe(takenId)
  expect(logged.lines).toEqual([
    expect.objectContaining({
      event: 'enquiry stored',
      request: takenId,
      reference: taken.body.reference,
    }),
    expect.objectContaining({ event: 'enquiry not taken', request: refusedId, why: 'invalid' }),
  ])
})

test('a visitor who meets an error of ours reads an id to quote, and the log has it', async () => {
  const snapshot = exampleSnapshot()
  const restaurants = [{ slug: BROKEN_SLUG, name: { en: 'x' }, menuItems: [] }]
  await using site = await runSite({
    snapshot: { ...snapshot, content: { ...snapshot.content, restaurants } },
  })
  using logged = logLines()
  const response = await site.fetch(`/restaurants/${BROKEN_SLUG}`)
  const id = response.headers.get('x-request-id')
  expect(id).toMatch(OWN)
  expect(await response.text()).toContain(`<code>${id}</code>`)
  expect(logged.lines).toEqual([expect.objectContaining({ event: 'request failed', request: id })])
})

test('only a trusted proxy’s id is used, and only when it looks like one', async () => {
  const given = '4f1c0a9b2d3e4f5061728394a5b6c7d8'
  const answered = async (env: Record<string, string>, id: string) => {
    await using site = await runSite({ env })
    const response = await site.fetch('/api/none', { headers: { 'X-Request-Id': id } })
    return response.headers.get('x-request-id')
  }
  const trusting = { TRUSTED_PROXIES: '127.0.0.0/8' }
  expect(await answered(trusting, given)).toBe(given)
  expect(await answered({ TRUSTED_PROXIES: '10.0.0.0/8' }, given)).toMatch(OWN)
  expect(await answered({}, given)).toMatch(OWN)
  for (const odd of ['short', `${given}"`, 'x'.repeat(65), '<script>alert(1)</script>']) {
    expect([odd, await answered(trusting, odd)]).toEqual([odd, expect.stringMatching(OWN)])
  }
})

test('cacheable answers have no id: pages and files are the same for everyone', async () => {
  await using site = await runSite()
  for (const path of ['/', '/', '/api/hero/en', '/assets/loader-abc.js', '/robots.txt']) {
    const { status, headers } = await site.fetch(path)
    expect([path, status, headers.get('x-request-id')]).toEqual([path, 200, null])
  }
})
