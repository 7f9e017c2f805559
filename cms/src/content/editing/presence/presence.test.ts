import { afterEach, expect, test, vi } from 'vitest'
import { type Member, openSignedInDesk } from '../../../../test/signed-in-desk.ts'

const { payload, stranger, as, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
const ren = await as('editor', { name: 'Ren', email: 'ren@example.jp' })
for (const id of [1, 2, 3]) {
  await payload.create({ collection: 'restaurants', data: { id, slug: `shop-${id}` }, draft: true })
}
afterEach(() => vi.useRealTimers())

async function others(who: Member, path: string): Promise<string[]> {
  const answer = await who.send(`${path}/presence`, {})
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).others
}

test.each(['/api/restaurants/1', '/api/globals/hero'])(
  'two people at %s see each other, and not themselves',
  async (path) => {
    expect(await others(mio, path)).toEqual([])
    expect(await others(mio, path)).toEqual([])
    expect(await others(ren, path)).toEqual(['Mio'])
    expect(await others(mio, path)).toEqual(['Ren'])
    expect(await others(mio, '/api/restaurants/2')).toEqual([])
  },
)

test('who has neither opened nor saved it for a minute is no longer named', async () => {
  const path = '/api/restaurants/3'
  await others(mio, path)
  vi.useFakeTimers({ now: Date.now() + 59_000, toFake: ['Date'] })
  expect(await others(ren, path)).toEqual(['Mio'])
  vi.setSystemTime(Date.now() + 2000)
  expect(await others(ren, path)).toEqual([])
  expect((await payload.count({ collection: 'presence' })).totalDocs).toBe(1)
})

test('strangers learn no names', async () => {
  expect((await stranger('/api/restaurants/1/presence', {})).status).toBe(401)
  expect((await mio.send('/api/presence')).status).toBe(403)
})
