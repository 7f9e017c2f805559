import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { type Goal, percentile, type Row, rowOf } from './row.ts'
import { type Desk, fillDesk, startDesk } from './support/desk.ts'
import type { Server } from './support/server.ts'
import { startSite } from './support/site.ts'

const RESTAURANTS = 1000
const SAVES = 50
const VISITS = 10
const PATIENCE_MS = 60_000

const SUBJECT = `${RESTAURANTS.toLocaleString('en')} restaurants`

const restaurantSchema = v.looseObject({ id: v.number(), slug: v.string() })
/** The desk's answer to a changed menu. */
const savedSchema = v.object({
  menu: v.object({ dishes: v.array(v.looseObject({ id: v.string(), price: v.number() })) }),
})
const NOTHING = { added: [], changed: [], removed: [], moved: [] }
const foundSchema = v.object({ docs: v.array(restaurantSchema) })

/** How fast a large company's desk is: a dish's price from saving to visitors, and its largest screens. */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  const password = await fillDesk(data.path, RESTAURANTS)
  await using site = await startSite(data.path)
  await using desk = await startDesk(data.path, site.origin, password)
  const [restaurant] = v.parse(
    foundSchema,
    await desk.ask('/api/restaurants?where[slug][equals]=house-500&locale=ja&depth=0'),
  ).docs
  if (!restaurant) throw new Error('There is no restaurant to change')
  await savePrice(desk, site, restaurant, 0)

  const saves: { saved: number; visible: number }[] = []
  for (let number = 1; number <= SAVES; number++)
    saves.push(await savePrice(desk, site, restaurant, number))
  const saved = saves.map((each) => each.saved)
  const visible = saves.map((each) => each.visible)
  const row = (measure: string, runs: number[], goal?: Goal): Row =>
    rowOf(SUBJECT, measure, 'ms', runs, goal)
  return [
    row(`a dish’s price saved, median of ${SAVES}`, saved, { atMost: 500 }),
    row(`saved → visible, p50 of ${SAVES}`, [percentile(visible, 50)], { atMost: 500 }),
    row(`saved → visible, p99 of ${SAVES}`, [percentile(visible, 99)], { atMost: 500 }),
    row('first screen', await visits(desk, '/admin'), { atMost: 1000 }),
    row('list of restaurants', await visits(desk, '/admin/collections/restaurants'), {
      atMost: 1000,
    }),
    row('translations', await visits(desk, '/admin/translations'), { atMost: 1000 }),
  ]
}

/** Publishes another price of the first dish; the ms until the desk has answered, and from then until its page shows it. */
async function savePrice(
  desk: Desk,
  site: Server,
  { id, slug }: v.InferOutput<typeof restaurantSchema>,
  number: number,
): Promise<{ saved: number; visible: number }> {
  const price = 12_345 + number
  const menu = `/api/restaurants/${id}/menu?locale=ja`
  const [first] = v.parse(savedSchema, await desk.ask(menu, NOTHING)).menu.dishes
  if (!first) throw new Error('There is no dish to change')
  const changed = [{ id: first.id, from: { price: first.price }, to: { price } }]
  const started = performance.now()
  await desk.ask(menu, { ...NOTHING, changed })
  const answered = performance.now()
  const shown = price.toLocaleString('ja-JP')
  while (!(await pageOf(site, slug)).includes(shown)) {
    if (performance.now() - answered > PATIENCE_MS) throw new Error(`${shown} never became visible`)
    await wait(5)
  }
  return { saved: answered - started, visible: performance.now() - answered }
}

async function pageOf({ origin }: Server, slug: string): Promise<string> {
  const response = await fetch(`${origin}/ja/restaurants/${slug}`)
  return response.text()
}

/** The ms until the whole screen has arrived, without the first visit. */
async function visits(desk: Desk, path: string): Promise<number[]> {
  await desk.screen(path)
  const times: number[] = []
  for (let count = 0; count < VISITS; count++) {
    const started = performance.now()
    await desk.screen(path)
    times.push(performance.now() - started)
  }
  return times
}
