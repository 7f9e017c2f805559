import { log } from '@noren/kit/process/log'
import type { Payload, TypedUser } from 'payload'
import { inTransaction } from '../../../base/database/transaction.ts'
import { MINUTE_MS } from '../../../base/lengths.ts'
import { isOurs } from '../../../base/requests/refusal.ts'
import { requestIn } from '../../../base/requests/request-in.ts'
import { newestVersion, placeOf } from '../../languages/translations/latest.ts'
import type { DraftOf } from '../../model/source.ts'
import { type Failure, isAsked, isOverdue, PLANNER_GONE, type Plan, undoes } from './plan.ts'
import { type PlacedPlan, plansFor } from './plans.ts'
import { publishStored } from './publish-stored.ts'
import { reportFailure } from './report-failure.ts'
import { IN_TRASH, TOO_LATE, type Why, whyRefused } from './why-not.ts'

/** A document that was changed within this time may still be in somebody's hands, in ms. */
const UNTOUCHED_MS = MINUTE_MS

/**
 * Carries out a plan that is due, in the name of its planner. One that failed is tried again once its
 * document has lain untouched for a minute, until a day after its time, or until a plan that undoes it is due;
 * then staff are asked.
 */
export async function carryOut(payload: Payload, placed: PlacedPlan, now: Date): Promise<void> {
  const { place, plan } = placed
  const state = await stateOf(payload, place)
  if (state === null || (plan.failure && state.isDone(plan))) {
    await payload.delete({ collection: 'payload-jobs', id: plan.id })
    return
  }
  const { failure } = plan
  if (failure?.tried && isAsked(plan, now)) return
  if (failure?.tried && (isRecent(failure.tried, now) || isRecent(state.changed, now))) return
  await overtake(payload, placed)
  const planner = await plannerOf(payload, plan)
  const why = await attempt(payload, placed, planner, state.isInTrash, now)
  if (!why) {
    log('info', 'planned publish done', { document: named(place) })
    return
  }
  if (!failure?.tried) {
    const { reason } = why
    log('error', 'planned publish failed', { document: named(place), plan: plan.id, reason })
  }
  const isTold = failure?.isTold ?? false
  // Written first: a desk that ends meanwhile mails nobody twice.
  await keep(payload, plan, { words: why.words, tried: now.toISOString(), isTold: true })
  if (isTold || (await reportFailure(payload, placed, why.words, planner))) return
  await keep(payload, plan, { words: why.words, tried: now.toISOString(), isTold: false })
}

/** Has staff asked about earlier plans that failed, where this one undoes what they would still do. */
async function overtake(payload: Payload, { place, plan }: PlacedPlan): Promise<void> {
  for (const { failure, ...earlier } of await plansFor(payload, place)) {
    if (failure === null || earlier.at >= plan.at || !undoes(plan, earlier)) continue
    await keep(payload, earlier, { ...failure, isOvertaken: true })
  }
}

/** @returns why it could not be done */
async function attempt(
  payload: Payload,
  { place, plan }: PlacedPlan,
  planner: TypedUser | null,
  isInTrash: boolean,
  now: Date,
): Promise<Why | null> {
  if (isOverdue(plan, now)) return TOO_LATE
  if (!planner) return { words: PLANNER_GONE, reason: 'the planner is gone' }
  if (isInTrash) return IN_TRASH
  const req = await requestIn('ja', payload)
  req.user = planner
  try {
    await inTransaction(req, async () => {
      await publishStored(req, place, plan)
      await payload.delete({ collection: 'payload-jobs', id: plan.id, req })
    })
    return null
  } catch (error) {
    // The machine's own trouble is no fault of the plan.
    if (isOurs(error)) throw error
    return whyRefused(payload, planner, place, plan)
  }
}

async function plannerOf(payload: Payload, { planner }: Plan): Promise<TypedUser | null> {
  if (planner === null) return null
  const found = { collection: 'users', id: planner, depth: 0, disableErrors: true } as const
  const user = await payload.findByID(found)
  return user && { ...user, collection: 'users' }
}

type State = {
  isInTrash: boolean
  /** When it was last changed, ISO 8601. */
  changed: string
  /** Whether what a plan was to do has been done by hand. */
  isDone: (plan: Plan) => boolean
}

/** The state of a document; `null` for one that was deleted for good. */
async function stateOf(payload: Payload, place: DraftOf): Promise<State | null> {
  const at = placeOf(payload, place)
  const newest = at && (await newestVersion({ payload }, at, { latest: { equals: true } }))
  if (!newest) return null
  const shown =
    'global' in place
      ? await payload.findGlobal({ slug: place.global, depth: 0, draft: false })
      : await payload.findByID({ ...place, depth: 0, trash: true, disableErrors: true })
  if (!shown) return null
  const isWaiting = newest.version._status !== 'published'
  const isPublic = shown._status === 'published'
  return {
    isInTrash: 'deletedAt' in shown && Boolean(shown.deletedAt),
    changed: newest.updatedAt,
    isDone: ({ type }) => (type === 'publish' ? !isWaiting : !isPublic),
  }
}

async function keep(payload: Payload, { id }: Pick<Plan, 'id'>, error: Failure): Promise<void> {
  await payload.update({ collection: 'payload-jobs', id, data: { hasError: true, error } })
}

function isRecent(time: string, now: Date): boolean {
  return now.getTime() - Date.parse(time) < UNTOUCHED_MS
}

/** For the log, without anything written. */
function named(place: DraftOf): string {
  return 'global' in place ? place.global : `${place.collection}/${place.id}`
}
