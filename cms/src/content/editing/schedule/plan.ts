import { readDay } from '@noren/contract/hours/calendar'
import * as v from 'valibot'
import { TAGS } from '../../../base/locales.ts'
import type { Words } from '../../../base/words.ts'

/** What is done with a document: published, in one language or in all (`null`), or taken off the site. */
const publishingFields = {
  type: v.picklist(['publish', 'unpublish']),
  locale: v.nullable(v.picklist(TAGS)),
}

/** A moment there is: the clock of JavaScript takes 30 February for 2 March. */
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((time) => readDay(time.slice(0, 10)) !== null),
)

/** A publish, or its end, to be planned, or a plan to be cancelled. */
export const planningSchema = v.union([
  v.strictObject({ ...publishingFields, at: moment }),
  v.strictObject({ cancel: v.number() }),
])

export const failureSchema = v.object({
  /** For a document that was refused, its fields and what is wrong with each. */
  words: v.object({ en: v.string(), ja: v.string() }),
  /** When it was last tried, ISO 8601; empty where it was not. */
  tried: v.string(),
  /** Whether the planner and the owners have been mailed. */
  isTold: v.boolean(),
  /** Whether the time of a plan that undoes it has come since. */
  isOvertaken: v.optional(v.boolean()),
})

const planFields = {
  ...publishingFields,
  id: v.number(),
  /** It was due and did not succeed, or cannot. */
  failure: v.nullable(failureSchema),
  /** Id of the account that planned it. */
  planner: v.nullable(v.number()),
}

/** The desk's answer about a document: its plans, the next one first. */
export const plansSchema = v.object({
  plans: v.array(v.object({ ...planFields, at: v.pipe(v.string(), v.transform(toDate)) })),
})

export type Publishing = Pick<Plan, 'type' | 'locale'>
export type Planning = v.InferOutput<typeof planningSchema>
/** Why a plan that was due was not carried out. */
export type Failure = v.InferOutput<typeof failureSchema>
/** A planned publish or unpublish. */
export type Plan = v.InferOutput<typeof plansSchema>['plans'][number]

function toDate(time: string): Date {
  return new Date(time)
}

/** How long after its time a plan is still carried out by itself, in ms. */
const STILL_DUE_MS = 24 * 60 * 60 * 1000

/** Whether staff must say themselves what becomes of a plan that failed. */
export function isAsked({ at, failure }: Pick<Plan, 'at' | 'failure'>, now: Date): boolean {
  return isOverdue({ at }, now) || failure?.isOvertaken === true
}

/** Whether so much time has passed that a plan is not carried out by itself any more. */
export function isOverdue({ at }: Pick<Plan, 'at'>, now: Date): boolean {
  return now.getTime() - at.getTime() >= STILL_DUE_MS
}

/** Whether a plan ends what another does, in one language at least. */
export function undoes(plan: Publishing, other: Publishing): boolean {
  const isElsewhere = plan.locale !== null && other.locale !== null && plan.locale !== other.locale
  return plan.type !== other.type && !isElsewhere
}

/** Why a publish failed, where no field says so. */
export const WHY_UNKNOWN: Words = {
  en: 'Please open it and publish it, to see what is missing.',
  ja: '画面を開いて公開し、足りない内容を確かめてください。',
}

/** Why a plan is not carried out: nobody is left in whose name it could be. */
export const PLANNER_GONE: Words = {
  en: 'The account that planned it has been deleted, so it is not carried out. Please plan it again.',
  ja: '予定を入れた人のアカウントが削除されているため、実行されません。予定を入れ直してください。',
}
