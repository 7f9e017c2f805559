import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { addRestaurant } from '../../test/restaurants.ts'
import { openTestDesk } from '../../test/test-desk.ts'
import { isInFile, isOnPostgres } from '../base/which-database.ts'
import { migrations as onServer } from './postgres/index.ts'
import { migrations as inFile } from './sqlite/index.ts'

const { payload } = await openTestDesk()

/** Reverts or runs the migrations from the one that makes dishes and closures documents. */
async function step(direction: 'up' | 'down'): Promise<void> {
  const req = await createLocalReq({}, payload)
  const from = <Step extends { name: string }>(all: readonly Step[]) => {
    const since = all.slice(all.findIndex(({ name }) => name.endsWith('_facts')))
    return direction === 'up' ? since : since.toReversed()
  }
  const { db } = payload
  if (isInFile(db))
    for (const each of from(inFile)) await each[direction]({ db: db.drizzle, payload, req })
  if (isOnPostgres(db))
    for (const each of from(onServer)) await each[direction]({ db: db.drizzle, payload, req })
}

async function run(statement: string): Promise<void> {
  const { db } = payload
  if (isInFile(db)) await db.drizzle.run(statement)
  if (isOnPostgres(db)) await db.drizzle.execute(statement)
}

const DAY = '2026-12-24T12:00:00.000Z'

test('dishes and closures inside restaurants become documents, with the newest draft’s content', async () => {
  const shown = await addRestaurant(payload)
  const drafted = await addRestaurant(payload, { _status: 'draft' })
  const { docs } = await payload.findVersions({
    collection: 'restaurants',
    where: { and: [{ parent: { equals: drafted.id } }, { latest: { equals: true } }] },
  })
  const [version] = docs
  if (!version) throw new Error('a draft has a version')
  await step('down')
  const known = {
    name: { en: { source: 'ja', hash: 'a' } },
  }
  const ledger = JSON.stringify({
    'menu.aji.name': known.name,
    'openingHours.closures.nenmatsu.reason': known.name,
    address: known.name,
  })
  const own = `_order, _parent_id, id`
  for (const statement of [
    `UPDATE restaurants SET translation_ledger = '${ledger}' WHERE id = ${shown.id}`,
    `INSERT INTO restaurants_menu (${own}, price, allergens_checked, allergen_list)
      VALUES (2, ${shown.id}, 'hama', 700, false, NULL), (1, ${shown.id}, 'aji', 900, true, '2024-03-28')`,
    `INSERT INTO restaurants_menu_locales (name, category, _locale, _parent_id)
      VALUES ('鯵', '焼き物', 'ja', 'aji'), ('Horse mackerel', 'Grill', 'en', 'aji'), ('蛤', NULL, 'ja', 'hama')`,
    `INSERT INTO restaurants_menu_required_allergens ("order", parent_id, value) VALUES (1, 'aji', 'egg')`,
    `INSERT INTO restaurants_menu_recommended_allergens ("order", parent_id, value) VALUES (1, 'aji', 'soy')`,
    `INSERT INTO restaurants_menu_marks ("order", parent_id, value) VALUES (1, 'aji', 'alcohol')`,
    `INSERT INTO _restaurants_v_version_menu (_order, _parent_id, id, _uuid, price)
      VALUES (1, ${version.id}, 9001, 'tai', 1200)`,
    `INSERT INTO _restaurants_v_version_menu_locales (name, _locale, _parent_id) VALUES ('鯛', 'ja', 9001)`,
    `INSERT INTO restaurants_opening_hours_closures (${own}, "from", "to", banner)
      VALUES (1, ${shown.id}, 'nenmatsu', '${DAY}', '${DAY}', 'everywhere')`,
    `INSERT INTO restaurants_opening_hours_closures_locales (reason, _locale, _parent_id)
      VALUES ('年末年始', 'ja', 'nenmatsu')`,
    `INSERT INTO restaurants_opening_hours_special_hours (${own}, "from", "to", opens, closes, last_order)
      VALUES (1, ${shown.id}, 'lunch', '${DAY}', '${DAY}', '11:30', '14:00', NULL),
      (2, ${shown.id}, 'night', '${DAY}', '${DAY}', '17:00', '21:00', '20:30')`,
    `INSERT INTO restaurants_opening_hours_special_hours_locales (reason, _locale, _parent_id)
      VALUES ('貸切', 'ja', 'lunch'), ('貸切', 'ja', 'night')`,
  ])
    await run(statement)
  await step('up')

  const read = { locale: 'all', depth: 0, showHiddenFields: true, sort: 'place' } as const
  const dishes = await payload.find({ collection: 'dishes', ...read })
  expect(dishes.docs.filter(({ restaurant }) => restaurant === shown.id)).toMatchObject([
    {
      id: 'aji',
      name: { ja: '鯵', en: 'Horse mackerel' },
      category: { ja: '焼き物', en: 'Grill' },
      price: 900,
      allergensChecked: true,
      allergenList: '2024-03-28',
      allergens: ['egg', 'soy'],
      marks: ['alcohol'],
      translationLedger: known,
    },
    { id: 'hama', name: { ja: '蛤' }, price: 700, allergens: [], translationLedger: null },
  ])
  expect(dishes.docs.filter(({ restaurant }) => restaurant === drafted.id)).toMatchObject([
    { id: 'tai', name: { ja: '鯛' }, price: 1200 },
  ])
  const closures = await payload.find({ collection: 'closures', ...read, sort: 'id' })
  expect(closures.docs).toMatchObject([
    {
      id: 'lunch',
      from: DAY,
      reason: { ja: '貸切' },
      times: [
        { opens: '11:30', closes: '14:00' },
        { opens: '17:00', closes: '21:00', lastOrder: '20:30' },
      ],
    },
    {
      id: 'nenmatsu',
      to: DAY,
      banner: 'everywhere',
      reason: { ja: '年末年始' },
      times: [],
      translationLedger: { reason: known.name },
    },
  ])
})
