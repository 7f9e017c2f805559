import { readObject } from '@noren/contract/json'
import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { statementsOf } from '../../../test/statements.ts'

const { payload, ...editor } = await openSignedInDesk({ role: 'editor' })
const mio = await editor.as('editor', { name: 'Mio', email: 'mio@example.jp' })
const { saveMany } = await import('./save-many.ts')
const { inTransaction } = await import('../database/transaction.ts')
const { changeFact, createFact } = await import('../../content/model/write-fact.ts')

type Row = { [field: string]: unknown }
type Save = (at: number, req: PayloadRequest) => Promise<unknown>

const DISHES = [0, 1, 2, 3, 4]

/** The life of dishes that differ in what they have, by two people. */
function livesOf(restaurant: number): [Save, typeof mio.user][] {
  const id = (at: number) => `dish-${restaurant}-${at}`
  const change = (at: number, data: Row, req: PayloadRequest) =>
    changeFact(req, { slug: 'dishes', id: id(at) }, data)
  return [
    [
      (at, req) => {
        const allergens =
          at % 2 === 0 ? { allergensChecked: true, allergens: ['egg' as const] } : {}
        const name = { name: `品${at}`, name__en: `Dish ${at}` }
        return createFact(req, 'dishes', {
          id: id(at),
          restaurant,
          place: `a${at}`,
          ...name,
          ...allergens,
        })
      },
      editor.user,
    ],
    [(at, req) => change(at, { name: '改', price: 900 + at, marks: ['rawFish'] }, req), mio.user],
    [(at, req) => change(at, at === 3 ? { name__en: 'New' } : { allergens: [] }, req), editor.user],
    [(at, req) => change(at, { deletedAt: new Date().toISOString() }, req), mio.user],
    [(at, req) => change(at, { deletedAt: null, price: 1 }, req), editor.user],
  ]
}

const OF_EACH = ['id', 'restaurant', 'createdAt', 'updatedAt', 'deletedAt', 'allergensStatedAt']

/** A document without what no two have in common. */
function plain(doc: unknown): Record<string, unknown> {
  const kept = Object.entries(readObject(doc)).filter(([key]) => !OF_EACH.includes(key))
  return Object.fromEntries(kept)
}

/** All that is stored of a restaurant's dishes, in all languages, with their histories. */
async function stored(restaurant: number) {
  const whole = { pagination: false, locale: 'all', depth: 0, showHiddenFields: true } as const
  const where = { restaurant: { equals: restaurant } }
  const { docs } = await payload.find({ collection: 'dishes', where, ...whole })
  const { docs: versions } = await payload.findVersions({
    collection: 'dishes',
    where: { 'version.restaurant': { equals: restaurant } },
    sort: 'id',
    trash: true,
    ...whole,
  })
  return docs.map((doc) => ({
    ...plain(doc),
    history: versions
      .filter(({ parent }) => parent === doc.id)
      .map(({ version }) => plain(version)),
  }))
}

test('documents that are saved together are answered and stored as if each was saved alone', async () => {
  const [together, alone] = [(await addRestaurant(payload)).id, (await addRestaurant(payload)).id]
  const lives = livesOf(alone)
  for (const [step, [save, user]] of livesOf(together).entries()) {
    const [saveAlone] = lives[step] ?? [save]
    const answers: object[] = []
    const req = await createLocalReq({ user }, payload)
    await inTransaction(req, () =>
      saveMany(req, DISHES, async (at, req) => {
        answers[at] = plain(await save(at, req))
      }),
    )
    for (const at of DISHES) {
      const answer = await saveAlone(at, await createLocalReq({ user }, payload))
      expect(answers[at]).toEqual(plain(answer))
    }
  }
  const kept = await stored(together)
  expect(kept).toEqual(await stored(alone))
  expect(kept[3]).toMatchObject({ name: { ja: '改', en: 'New' }, price: 1, marks: ['rawFish'] })
  expect(kept[3]?.history.map(({ changedBy }) => changedBy)).toEqual([
    'editor@example.jp',
    'Mio',
    'editor@example.jp',
    'Mio',
    'editor@example.jp',
  ])
})

test('when one of many saves fails, even after the others have written, nothing of any is kept', async () => {
  const restaurant = (await addRestaurant(payload)).id
  const [[create] = [], [change] = []] = livesOf(restaurant)
  const req = await createLocalReq({ user: mio.user }, payload)
  const saved = inTransaction(req, () =>
    saveMany(req, DISHES, async (at, req) => {
      await create?.(at, req)
      if (at === 1) throw new Error('too late')
      await change?.(at, req)
    }),
  )
  await expect(saved).rejects.toThrow('too late')
  expect(await stored(restaurant)).toEqual([])
})

test('a hundred documents are written with as many statements as ten', async () => {
  const count = async (many: number) => {
    const [[create] = []] = livesOf((await addRestaurant(payload)).id)
    const req = await createLocalReq({ user: mio.user }, payload)
    const items = Array.from({ length: many }, (_, at) => at)
    return statementsOf(() =>
      inTransaction(req, () => saveMany(req, items, async (at, req) => create?.(at, req))),
    )
  }
  expect(await count(100)).toBe(await count(10))
})
