import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openSignedInDesk } from '../test/signed-in-desk.ts'

const { token } = await openSignedInDesk({ role: 'editor' })
const { deskCalls } = await import('./desk-calls.ts')

const calls = deskCalls('http://localhost:3001', 'the-new-one')
const server = createServer((request, response) => void calls(request, response))
await once(server.listen(0, '127.0.0.1'), 'listening')
afterAll(() => void server.close())

function ask(headers: Record<string, string>, init: RequestInit = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo
  const signedIn = { Authorization: `JWT ${token}`, ...headers }
  return fetch(`http://127.0.0.1:${port}/api/news`, { ...init, headers: signedIn })
}

test('a page of another version of the desk is asked to load again, and changes nothing', async () => {
  const body = JSON.stringify({ title: '新しい店' })
  const old = { 'X-Desk-Version': 'the-old-one', 'Content-Type': 'application/json' }
  const answer = await ask(old, { method: 'POST', body })
  expect([answer.status, (await answer.json()).errors[0].message]).toEqual([
    412,
    expect.stringContaining('ページを再読み込みしてください。'),
  ])
  expect(await (await ask({})).json()).toMatchObject({ totalDocs: 0 })
})

test('it is asked in its language', async () => {
  const answer = await ask({ 'X-Desk-Version': 'x', 'Accept-Language': 'en' })
  expect((await answer.json()).errors[0].message).toContain('Please load the page again')
})

test('pages of this version, and those that name none, are answered', async () => {
  expect((await ask({ 'X-Desk-Version': 'the-new-one' })).status).toBe(200)
  expect((await ask({})).status).toBe(200)
})
