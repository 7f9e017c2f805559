import { afterEach, expect, test, vi } from 'vitest'
import { type Member, openSignedInDesk } from '../../../../test/signed-in-desk.ts'

const { payload, stranger, as, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
const ren = await as('editor', { name: 'Ren', email: 'ren@example.jp' })
for (const id of [1, 2, 3]) {
  await payload.create({ collection: 'restaurants', data: { id, slug: `shop-${id}` }, draft: true })
}
afterEach(() => vi.useRealTimers())

const say = ({ send }: Member, path: string, body: object) => send(`${path}/presence`, body)

async function others(who: Member, screen: string, path: string): Promise<string[]> {
  const answer = await say(who, path, { screen, isLeaving: false })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).others
}

const [MIO, MIO_TOO, REN] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]

test.each(['/api/restaurants/1', '/api/globals/hero'])(
  'two people at %s see each other, and not themselves',
  async (path) => {
    expect(await others(mio, MIO, path)).toEqual([])
    expect(await others(mio, MIO_TOO, path)).toEqual([])
    expect(await others(ren, REN, path)).toEqual(['Mio'])
    expect(await others(mio, MIO, path)).toEqual(['Ren'])
    expect(await others(mio, MIO_TOO, '/api/restaurants/2')).toEqual([])
  },
)

test('a person who leaves, or sends nothing for a while, is no longer shown', async () => {
  const path = '/api/restaurants/3'
  await others(mio, MIO, path)
  await say(mio, path, { screen: MIO, isLeaving: true })
  expect(await others(ren, REN, path)).toEqual([])
  await others(mio, MIO, path)
  vi.useFakeTimers({ now: Date.now() + 20_000, toFake: ['Date'] })
  expect(await others(ren, REN, path)).toEqual([])
})

test('strangers learn no names, and a request without a screen’s id is refused', async () => {
  const there = { screen: MIO, isLeaving: false }
  expect((await stranger('/api/restaurants/1/presence', there)).status).toBe(401)
  expect((await say(mio, '/api/restaurants/1', { screen: 'a' })).status).toBe(400)
  expect((await mio.send('/api/presence')).status).toBe(403)
})
