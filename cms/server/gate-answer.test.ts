import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { sendGateAnswer } from './gate-answer.ts'
import { signIn } from './gate-answers.ts'

const server = createServer((request, response) => sendGateAnswer(request, response, signIn))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())

async function said(path: string, headers: Record<string, string>): Promise<string> {
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : null
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
}

const JA = '先に /admin でログインしてください。'
const EN = 'Please sign in at /admin first.'

test('a refusal is in the browser’s language; a page has the other one below it', async () => {
  const ofApi = (message: string) => JSON.stringify({ errors: [{ message }] })
  expect(await said('/api/users', { 'Accept-Language': 'ja,en;q=0.8' })).toBe(ofApi(JA))
  expect(await said('/api/users', { 'Accept-Language': 'en-GB,ja;q=0.8' })).toBe(ofApi(EN))
  expect(await said('/x', { 'Accept-Language': 'en' })).toBe(`${EN}\n`)
  const page = await said('/x', { Accept: 'text/html', 'Accept-Language': 'ja' })
  expect(page).toMatch(/<html lang="ja">.*<p>先に .*<p lang="en">Please sign in at /s)
})

test('the language chosen at the desk wins over the browser’s; without either it is Japanese', async () => {
  const chosen = { Cookie: 'noren-lng=ja; noren-token=x', 'Accept-Language': 'en' }
  expect(await said('/x', chosen)).toBe(`${JA}\n`)
  expect(await said('/x', {})).toBe(`${JA}\n`)
})
