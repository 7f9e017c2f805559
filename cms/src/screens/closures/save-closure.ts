import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { refusal, refuse } from '../../base/requests/refusal.ts'
import { say, type Words } from '../../base/words.ts'
import { changeAtOnce } from '../../content/go-live/change-at-once.ts'
import { publishedAt } from '../../publish/published-at.ts'
import { changedHours, rowsOf } from './changed-hours.ts'
import { type Saving, savingSchema } from './closure.ts'
import { knownTo } from './known.ts'
import { problemsOf } from './problems.ts'
import type { Saved } from './saved.ts'

/**
 * Puts closures and special hours where visitors see them, in place of others or of none, and takes
 * them away: at once, and in all restaurants or in none.
 */
export const saveClosure: Endpoint = {
  path: '/closures',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return refuse(req, 401)
    const asked = v.safeParse(savingSchema, await req.json?.().catch(() => null))
    if (!asked.success) return refuse(req, 400)
    const saving = asked.output
    const known = await knownTo(req)
    const places = known.entries.flatMap(({ rows }) => rows)
    const isThere = ({ restaurant, id }: (typeof places)[number]) =>
      places.some((row) => row.restaurant === restaurant && row.id === id)
    if (!saving.replaces.every(isThere)) return refusal(409, say(req, GONE))
    if (saving.closure) {
      const problems = problemsOf(saving.closure, {
        ...known,
        entries: known.entries.filter(({ rows }) => !rows.some((row) => isAmong(row, saving))),
      })
      const [first] = problems
      if (first) return refusal(400, say(req, first.words))
    }
    const shown = await save(req, saving)
    const saved: Saved = { shown, published: await publishedAt(shown) }
    return Response.json(saved)
  },
}

function isAmong(row: Saving['replaces'][number], { replaces }: Saving): boolean {
  return replaces.some(({ restaurant, id }) => restaurant === row.restaurant && id === row.id)
}

/** @returns the restaurants whose visitors see the change. */
async function save(req: PayloadRequest, { closure, replaces }: Saving): Promise<number[]> {
  const ids = new Set([
    ...replaces.map(({ restaurant }) => restaurant),
    ...(closure?.restaurants ?? []),
  ])
  const shown: number[] = []
  const shouldCommit = await initTransaction(req)
  try {
    for (const id of [...ids].sort((a, b) => a - b)) {
      const added = closure?.restaurants.includes(id) ? rowsOf(closure) : NO_ROWS
      const isShown = await changeAtOnce(req, 'restaurants', id, (doc) =>
        changedHours(doc, replaces, added),
      )
      if (isShown) shown.push(id)
    }
    if (shouldCommit) await commitTransaction(req)
    return shown
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

const NO_ROWS = { closures: [], specialHours: [] }

const GONE: Words = {
  en: 'Somebody has changed or deleted this meanwhile. Please reload the page to see it as it is now.',
  ja: 'この予定は、ほかの人が変更または削除しました。ページを再読み込みして、最新の内容を確かめてください。',
}
