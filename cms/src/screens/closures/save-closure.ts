import { randomUUID } from 'node:crypto'
import { readDay, writeDay } from '@noren/contract/hours/calendar'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { inTransaction, onPostgres } from '../../base/database/transaction.ts'
import { DEFAULT_LOCALE as locale } from '../../base/locales.ts'
import { refusal, refuse } from '../../base/requests/refusal.ts'
import { say, type Words } from '../../base/words.ts'
import { dayKept } from '../../content/model/fields/day.ts'
import { inOneSave } from '../../content/model/other-name.ts'
import { publishedAt } from '../../publish/published-at.ts'
import { onPost, toBody } from '../../staff/access/endpoint.ts'
import { opensContent } from '../../staff/access/own.ts'
import { type Closure, type Saved, type Saving, savingSchema } from './closure.ts'
import { without } from './conflicts.ts'
import { knownTo, type Stored } from './known.ts'
import { problemsOf } from './problems.ts'

/** The collection of closures, with the request that saves them. */
export function withClosures(closures: CollectionConfig): CollectionConfig {
  return { ...closures, endpoints: [...(closures.endpoints || []), saveClosure] }
}

/**
 * Publishes closures and special hours, in place of others or of none, or removes them: immediately, and
 * in all restaurants or in none.
 */
const saveClosure = onPost(
  '/',
  toBody(savingSchema, async (req, { body }) => {
    const shown = await inTransaction(req, () => save(req, body))
    if (shown instanceof Response) return shown
    const saved: Saved = { shown, published: await publishedAt(shown) }
    return Response.json(saved)
  }),
  { may: (user) => opensContent(user, 'restaurants') },
)

/** @returns the restaurants whose visitors see the change, or why nothing was changed */
async function save(
  req: PayloadRequest,
  { closure, replaces, over }: Saving,
): Promise<number[] | Response> {
  // The second of two saves sees what the first has written.
  await onPostgres(req, `SELECT pg_advisory_xact_lock(hashtext('closures'))`)
  const known = await knownTo(req)
  const replaced = known.closures.filter(({ id }) => replaces.includes(id))
  const yielding = known.closures.filter(({ id }) => over.includes(id))
  const isWhole = replaced.length === replaces.length && yielding.length === over.length
  if (!isWhole) return refusal(409, say(req, GONE))
  const allowed = [null, ...known.places, ...replaced.map(({ banner }) => banner)]
  if (closure && !allowed.includes(closure.banner)) return refuse(req, 403)
  const entries = without(known.entries, [...replaces, ...over])
  const [problem] = closure ? problemsOf(closure, { ...known, entries }) : []
  if (problem) return refusal(400, say(req, problem.words))
  for (const { id, restaurant } of replaced) {
    const stays = closure?.restaurants.includes(restaurant)
    await change(req, id, closure && stays ? dataOf(closure) : inTrash())
  }
  if (closure) for (const stored of yielding) await giveWay(req, stored, closure)
  const affected = replaced.map(({ restaurant }) => restaurant)
  const added = closure?.restaurants.filter((id) => !affected.includes(id)) ?? []
  if (closure) for (const restaurant of added) await add(req, restaurant, closure)
  const changed = [...affected, ...added]
  return known.choices.flatMap(({ id, isShown }) => (isShown && changed.includes(id) ? [id] : []))
}

type Days = Pick<Closure, 'from' | 'to'>

function dataOf({ times, reason, banner, ...days }: Omit<Closure, 'restaurants'>) {
  return {
    ...daysOf(days),
    times: times.map(({ lastOrder, ...each }) => ({ ...each, lastOrder: lastOrder || null })),
    ...inOneSave('reason', reason),
    banner,
  }
}

function daysOf({ from, to }: Days) {
  return { from: dayKept(from), to: dayKept(to) }
}

const inTrash = () => ({ deletedAt: new Date().toISOString() })

const closures = { collection: 'closures', locale, depth: 0 } as const

function add(req: PayloadRequest, restaurant: number, closure: Omit<Closure, 'restaurants'>) {
  const data = { id: randomUUID(), restaurant, ...dataOf(closure) }
  return req.payload.create({ ...closures, data, req })
}

function change(req: PayloadRequest, id: string, data: ReturnType<typeof daysOf | typeof inTrash>) {
  return req.payload.update({ ...closures, id, data, req })
}

const GONE: Words = {
  en: 'Someone has changed or deleted this in the meantime. Please reload the page to see it as it is now.',
  ja: 'この予定は、ほかの人が変更または削除しました。ページを再読み込みして、最新の内容を確かめてください。',
}

/** Takes the days of a new closure from an existing one, which keeps its days before and after. */
async function giveWay(req: PayloadRequest, stored: Stored, closure: Days): Promise<void> {
  const [first, second] = [
    { from: stored.from, to: dayBeside(closure.from, -1) },
    { from: dayBeside(closure.to, 1), to: stored.to },
  ].filter(({ from, to }) => from <= to)
  await change(req, stored.id, first ? daysOf(first) : inTrash())
  if (second) await add(req, stored.restaurant, { ...stored, ...second })
}

function dayBeside(day: string, by: 1 | -1): string {
  return writeDay((readDay(day) ?? 0) + by)
}
