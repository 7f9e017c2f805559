import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cms, NO_SITE, startCms } from '../../support/cms.ts'
import { makeFirstAccount } from '../../support/first-account.ts'
import { temporaryFolder } from '../../support/folders.ts'

let cms: Cms
let staff: Record<string, string>
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let address: string

beforeAll(async () => {
  folder = await temporaryFolder()
  cms = await startCms(folder.path, NO_SITE)
  staff = await makeFirstAccount(cms)
  const made = await fetch(`${cms.origin}/api/news?locale=ja`, {
    method: 'POST',
    headers: { ...staff, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: '新しい店', text: '春に開きます。', date: '2026-04-01' }),
  })
  const { doc } = await made.json()
  address = `${cms.origin}/admin/collections/news/${doc.id}`
})
afterAll(async () => {
  await cms.stop()
  await folder[Symbol.asyncDispose]()
})

test('a piece of news is one document with all it shows, and files that are kept for good', async () => {
  const page = await fetch(address, { headers: staff })
  const html = await page.text()
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("style-src 'self';"),
  ])
  expect(html).toContain('新しい店')
  const named = [...html.matchAll(/(?:href|src)="(\/desk\/[^"]+)"/g)].map(([, file]) => file ?? '')
  expect(named.length).toBeGreaterThan(1)
  for (const file of named) {
    const answer = await fetch(cms.origin + file, { headers: { 'Accept-Encoding': 'br' } })
    await answer.arrayBuffer()
    expect([file, answer.status, answer.headers.get('content-encoding')]).toEqual([file, 200, 'br'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
})

test('strangers are led to the sign-in and back', async () => {
  const page = await fetch(address, { redirect: 'manual' })
  const { pathname } = new URL(address)
  expect([page.status, page.headers.get('location')]).toEqual([
    307,
    `/admin/login?redirect=${encodeURIComponent(pathname)}`,
  ])
})

test('a call of a page from before an upgrade is asked to load again', async () => {
  const headers = { ...staff, 'X-Desk-Version': 'of-before' }
  expect((await fetch(`${cms.origin}/api/users/me`, { headers })).status).toBe(412)
})
