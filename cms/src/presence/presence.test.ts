import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
const tokens = new Map<string, string>()

beforeAll(async () => {
  desk = await openTestDesk()
  for (const name of ['Mio', 'Ren']) {
    const account = { email: `${name}@example.jp`, password: 'three waves in a row' }
    const data = { ...account, name, role: 'editor' as const }
    await desk.payload.create({ collection: 'users', data })
    const { token } = await desk.payload.login({ collection: 'users', data: account })
    tokens.set(name, token ?? '')
  }
  for (const id of [1, 2, 3]) {
    await desk.payload.create({
      collection: 'restaurants',
      data: { id, slug: `shop-${id}` },
      draft: true,
    })
  }
})
afterAll(() => desk.close())
afterEach(() => vi.useRealTimers())

const say = (name: string, path: string, body: object) =>
  desk.request(`${path}/presence`, {
    method: 'POST',
    token: tokens.get(name) ?? '',
    body: JSON.stringify(body),
  })

async function others(name: string, screen: string, path: string): Promise<string[]> {
  const answer = await say(name, path, { screen, isLeaving: false })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).others
}

const [MIO, MIO_TOO, REN] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]

test.each(['/api/restaurants/1', '/api/globals/hero'])(
  'two people at %s see each other, and neither of them herself',
  async (path) => {
    expect(await others('Mio', MIO, path)).toEqual([])
    expect(await others('Mio', MIO_TOO, path)).toEqual([])
    expect(await others('Ren', REN, path)).toEqual(['Mio'])
    expect(await others('Mio', MIO, path)).toEqual(['Ren'])
    expect(await others('Mio', MIO_TOO, '/api/restaurants/2')).toEqual([])
  },
)

test('who leaves is seen no more, nor who was not heard of for a while', async () => {
  const path = '/api/restaurants/3'
  await others('Mio', MIO, path)
  await say('Mio', path, { screen: MIO, isLeaving: true })
  expect(await others('Ren', REN, path)).toEqual([])
  await others('Mio', MIO, path)
  vi.useFakeTimers({ now: Date.now() + 20_000, toFake: ['Date'] })
  expect(await others('Ren', REN, path)).toEqual([])
})

test('strangers are told nobody, and whoever is no screen is refused', async () => {
  const stranger = { method: 'POST', body: JSON.stringify({ screen: MIO, isLeaving: false }) }
  expect((await desk.request('/api/restaurants/1/presence', stranger)).status).toBe(401)
  expect((await say('Mio', '/api/restaurants/1', { screen: 'a' })).status).toBe(400)
  const rows = await desk.request('/api/presence', { token: tokens.get('Mio') ?? '' })
  expect(rows.status).toBe(403)
})
