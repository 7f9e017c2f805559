import { afterEach, expect, test, vi } from 'vitest'
import { askRestaurant } from './ask.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(status: number, body: object): void {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}

test('a restaurant that is gone is one that has closed, not one that never was', async () => {
  const standing = { kind: 'closes', from: '2026-04-01', begun: true, gone: true }
  const name = { en: 'Shiobi', jp: '潮火' }
  answering(410, { success: false, message: 'Gone', data: { slug: 'shiobi', name, standing } })
  expect(await askRestaurant('shiobi')).toMatchObject({ slug: 'shiobi', name, standing })
})

test('a restaurant that a host does not know, or no longer, is none', async () => {
  for (const status of [404, 410]) {
    answering(status, { success: false, message: 'No' })
    expect(await askRestaurant('nobody')).toBeNull()
  }
  answering(503, { success: false, message: 'Later' })
  await expect(askRestaurant('nobody')).rejects.toThrow('Later')
})
