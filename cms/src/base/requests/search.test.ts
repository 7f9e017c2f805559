import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { checked } from './checked.ts'

const FORM = 'application/x-www-form-urlencoded'

/** What Payload is asked for a search in the body of a POST, or the desk's refusal. */
async function search(body: string, path = '/api/media', type = FORM) {
  let asked = ''
  const calls = checked('http://localhost:3001', async (request) => {
    asked = `${request.method} ${decodeURIComponent(new URL(request.url).search)} ${await request.text()}`
    return new Response()
  })
  const headers = {
    'Content-Type': type,
    'X-Payload-HTTP-Method-Override': 'GET',
    'Accept-Language': 'en',
  }
  const request = new Request(`http://localhost:3001${path}`, { method: 'POST', body, headers })
  const answer = await calls(request)
  if (answer.ok) return asked.trim()
  const { errors } = await answer.json()
  return `${answer.status} ${errors[0].message}`
}

test('a search too long for an address asks for the same as a short one, whole and in its language', async () => {
  expect(await search('where[id][in][0]=1&limit=5&locale=ja')).toBe(
    'GET ?where[id][in][0]=1&limit=5&locale=ja',
  )
  expect(await search('where[id][in][0]=1', '/api/media?depth=0')).toBe(
    'GET ?depth=0&where[id][in][0]=1&locale=ja',
  )
  expect(await search('where[name][like]=炊き', '/api/media', `${FORM}; charset=UTF-8`)).toBe(
    'GET ?where[name][like]=炊き&locale=ja',
  )
  expect(await search('', '/api/media?limit=3')).toBe('GET ?limit=3&locale=ja')
})

test('a search in a language the content has not is refused', async () => {
  expect(await search('limit=5&locale=fr')).toBe('400 The language of the content is ja or en.')
})

test('a search that is no form, or of no use, is refused', proves('L18'), async () => {
  const json = await search('{"limit":1}', '/api/media', 'application/json')
  expect(json).toBe('400 The content of a search must be a form.')
  expect(await search('where[name][near]=1')).toMatch(/^400 This search cannot be answered/)
})

test(
  'a search longer than any of the desk’s is refused before it is read',
  proves('L18'),
  async () => {
    const ids = Array.from({ length: 2000 }, (_, at) => `where[id][in][${at}]=${at}`).join('&')
    expect(await search(ids)).toMatch(/^GET /)
    expect(await search('a&'.repeat(40_000))).toBe(
      '413 This search is too long. Please search for less at once.',
    )
  },
)
