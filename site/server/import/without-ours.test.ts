import { expect, test } from 'vitest'
import { startProvider } from '../testing/provider.ts'
import { runSite } from '../testing/running-site.ts'
import { soon } from '../testing/soon.ts'

const LIST = '/api/restaurant'
const callOf = (slug: string) => `${LIST}/slug/${slug}`
const restaurantOf = (slug: string) => ({
  slug,
  name: { en: `The ${slug}`, jp: `${slug}亭` },
  full: [{ day: '2026-12-24' }],
  fewLeft: [{ day: '2026-12-25' }],
  standing: { kind: 'closes', from: '2026-01-01', until: '2026-02-01' },
})
const detailOf = (slug: string) => ({ body: { data: { ...restaurantOf(slug), menuItems: [] } } })

test('what a provider calls full, or closed for good, is neither passed on nor kept, in its list and of one restaurant', async () => {
  await using provider = await startProvider({
    [LIST]: { body: { data: [restaurantOf('first')] } },
    [callOf('first')]: detailOf('first'),
    [callOf('secret')]: detailOf('secret'),
  })
  await using site = await runSite({ env: { API_HOST: provider.url }, snapshot: null })
  await soon(async () => expect((await site.fetch('/restaurants/first')).status).toBe(200))
  const answers = () =>
    Promise.all(
      [LIST, callOf('first'), callOf('secret')].map(async (path) => {
        const response = await site.fetch(path)
        const text = await response.text()
        return [
          path,
          response.status,
          text.includes('亭'),
          /"(?:full|fewLeft|standing)"/.test(text),
        ]
      }),
    )
  const without = [
    [LIST, 200, true, false],
    [callOf('first'), 200, true, false],
    [callOf('secret'), 200, true, false],
  ]
  expect(await answers()).toEqual(without)
  provider.replies.clear()
  expect(await answers()).toEqual(without)
})
