import { eachOf } from '@noren/contract/fields'
import { expect, test } from 'vitest'
import { receive } from '../../../../test/received.ts'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../../test/signed-in-desk.ts'
import { LIST_SLUGS } from '../../model/source.ts'

const { payload, send, as } = await openSignedInDesk({ role: 'owner' })

/** Creates a document of each kind that has a trash. */
const MADE = {
  ...eachOf(
    LIST_SLUGS,
    (collection) => async () => (await payload.create({ collection, data: {}, draft: true })).id,
  ),
  restaurants: async (number: number) =>
    (await addRestaurant(payload, { slug: `restaurant-${number}` })).id,
  enquiries: async (number: number) => (await receive({ payload }, number)).id,
}

const KINDS = [...LIST_SLUGS, 'enquiries'] as const

const remove = (path: string) => send(`/api/${path}`, undefined, 'DELETE')

/** Where a document is: in the list, in the trash, or nowhere. */
async function placeOf(collection: (typeof KINDS)[number], id: number | string) {
  const where = { id: { equals: id } }
  const { docs } = await payload.find({ collection, where, trash: true, depth: 0 })
  const places = docs.map((doc) => ('deletedAt' in doc && doc.deletedAt ? 'trash' : 'list'))
  return places[0] ?? 'gone'
}

test.each(KINDS)('deleted %s are in the trash, several as well as one', async (kind) => {
  const [one, two, three] = [await MADE[kind](1), await MADE[kind](2), await MADE[kind](3)]
  expect((await remove(`${kind}?where[id][in][0]=${one}&where[id][in][1]=${two}`)).status).toBe(200)
  expect((await remove(`${kind}/${three}`)).status).toBe(200)
  for (const id of [one, two, three]) expect(await placeOf(kind, id)).toBe('trash')
})

test.each(['restaurants', 'news'] as const)(
  'of %s a draft goes into the trash also with the address of another',
  async (kind) => {
    const data = { title: 'A', text: 'A', date: '2026-04-01T12:00:00.000Z' }
    const [one, two] =
      kind === 'news'
        ? [
            await payload.create({ collection: kind, data: { ...data, slug: 'first-of-two' } }),
            await payload.create({ collection: kind, data: { ...data, slug: 'second-of-two' } }),
          ]
        : [
            await addRestaurant(payload, { slug: 'first-of-two' }),
            await addRestaurant(payload, { slug: 'second-of-two' }),
          ]
    const draft = await send(`/api/${kind}/${two.id}?draft=true`, { slug: one.slug }, 'PATCH')
    expect([draft.status, (await draft.json()).doc.slug]).toEqual([200, 'first-of-two'])
    expect((await remove(`${kind}/${two.id}`)).status).toBe(200)
    expect(await placeOf(kind, two.id)).toBe('trash')
    const where = { id: { equals: two.id } }
    const { docs } = await payload.find({ collection: kind, where, trash: true, depth: 0 })
    expect(docs.map(({ slug }) => slug)).toEqual(['second-of-two'])
  },
)

test.each(KINDS)('%s are deleted for good only from the trash', async (kind) => {
  const [kept, trashed] = [await MADE[kind](4), await MADE[kind](5)]
  await remove(`${kind}/${trashed}`)
  await remove(`${kind}?trash=true&where[id][in][0]=${kept}&where[id][in][1]=${trashed}`)
  expect([await placeOf(kind, kept), await placeOf(kind, trashed)]).toEqual(['list', 'gone'])
  await remove(`${kind}/${kept}?trash=true`)
  expect(await placeOf(kind, kept)).toBe('list')
})

test('staff who may not erase enquiries can neither move one into the trash nor delete it there', async () => {
  const id = await MADE.enquiries(6)
  const editor = await as('editor')
  const change = { deletedAt: new Date().toISOString() }
  for (const path of [`/${id}`, `?where[id][equals]=${id}`]) {
    expect((await editor.send(`/api/enquiries${path}`, undefined, 'DELETE')).status).toBe(403)
    expect((await editor.send(`/api/enquiries${path}`, change, 'PATCH')).status).toBe(403)
  }
  expect(await placeOf('enquiries', id)).toBe('list')
  await remove(`enquiries/${id}`)
  const forGood = await editor.send(`/api/enquiries/${id}?trash=true`, undefined, 'DELETE')
  expect([forGood.status, await placeOf('enquiries', id)]).toEqual([403, 'trash'])
})
