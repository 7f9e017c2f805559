import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk

beforeAll(async () => {
  desk = await openTestDesk()
  await opened('shiobi')
})

afterAll(() => desk.close())

async function opened(slug: string): Promise<number> {
  const { id } = await desk.payload.create({
    collection: 'restaurants',
    locale: 'en',
    data: {
      slug,
      name: 'Shiobi',
      description: 'Charcoal and the day’s catch.',
      address: '0-0 Example, Zushi',
      phone: '046-000-0000',
      accent: 'ember',
      listedSince: '2021-04-01T00:00:00.000Z',
      _status: 'published',
    },
  })
  return id
}

test('a former address is one a page can have, and not another restaurant’s', async () => {
  const id = await opened('other')
  const update = (formerSlugs: string[]) =>
    desk.payload.update({ collection: 'restaurants', id, locale: 'en', data: { formerSlugs } })
  await expect(update(['Old Place'])).rejects.toThrow(/以前のアドレス/)
  await expect(update(['shiobi'])).rejects.toThrow(/以前のアドレス/)
  expect((await update(['other', 'old-place'])).formerSlugs).toContain('old-place')
})
