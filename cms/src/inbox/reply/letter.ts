import * as v from 'valibot'
import { isStorable } from '../../base/storable.ts'
import type { Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { markedSchema, TABLE_ANSWERS, TABLE_STATES } from '../tables/answered.ts'

/** How a letter reached the guest: the desk sent it, staff did from their own mail program, or said it by telephone. */
const WAYS = ['desk', 'program', 'telephone'] as const

/**
 * How far a kept letter is known to have come. One that the desk sends is kept as `sending` first: where the
 * desk stops in between, nobody knows whether it went out, and it is not sent again.
 */
export const KEPT_WAYS = [...WAYS, 'sending'] as const

/** Of a letter that the desk began to send, and has not seen the end of. */
export const ON_ITS_WAY: Words = {
  en: 'not certain that it was sent: please ask the guest before you write again',
  ja: '送信できたか確認できません。書き直す前に、お客様に確かめてください',
}

/** What became of the copy for the restaurant. */
export const COPY_STATES = ['sent', 'failed'] as const

export const SUBJECT_LIMIT = 300
export const LETTER_LIMIT = 20_000

/** A letter as the screen of its enquiry sends it. It names no recipient: that is the enquiry's guest alone. */
export const letterSchema = v.object({
  /** Made where the letter is written, so that the desk knows it again and sends it once. */
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  how: v.picklist(WAYS),
  /** What it says about the table that the enquiry asks for. */
  table: v.nullable(v.picklist(TABLE_ANSWERS)),
  /** The state of that table on the screen; `null` where it showed none, as one from before this field. */
  shown: v.optional(v.nullable(v.picklist(TABLE_STATES)), null),
  /** Whether the restaurant of the table gets a copy, without the guest's link. */
  copy: v.optional(v.boolean(), false),
  /** The {@link factsOf} that table on the screen; absent from a screen of before this field. */
  facts: v.optional(v.string()),
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(SUBJECT_LIMIT),
    // A line break would begin another header of the mail.
    v.regex(/^\P{Cc}*$/u),
    v.check(isStorable),
  ),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LETTER_LIMIT), v.check(isStorable)),
})

export type Letter = v.InferOutput<typeof letterSchema>

type Table = Pick<Enquiry, 'tableDate' | 'tableTime' | 'tablePeople'>

/** Day, time and people of a table in one text; empty where an enquiry asks for none. */
export function factsOf({ tableDate, tableTime, tablePeople }: Table): string {
  return tableDate ? `${tableDate.slice(0, 10)} ${tableTime} ${tablePeople}` : ''
}

/**
 * Whether a letter was written to a screen that showed another table, or another state of it, than it has; or
 * answers one whose guests came, or did not.
 */
export function isOutdated(
  { table, shown, facts }: Pick<Letter, 'table' | 'shown' | 'facts'>,
  enquiry: Pick<Enquiry, 'tableState'> & Table,
): boolean {
  const { tableState } = enquiry
  if (table !== null && (tableState === 'came' || tableState === 'missed')) return true
  if (table !== null && facts !== undefined && facts !== factsOf(enquiry)) return true
  return (table !== null || shown !== null) && shown !== tableState
}

const answerSchema = v.object({
  /** The key of its letter. */
  id: v.string(),
  subject: v.string(),
  text: v.string(),
  how: v.picklist(KEPT_WAYS),
  /** Of the restaurant; `null` where none was asked for. */
  copy: v.nullish(v.picklist(COPY_STATES)),
  by: v.nullish(v.string()),
  /** ISO 8601. */
  at: v.string(),
})

/** A letter that was sent, or is being sent, as it is kept with its enquiry. */
export type Answer = v.InferOutput<typeof answerSchema>

export const answersSchema = v.fallback(v.array(answerSchema), [])

/** The answer to a {@link Letter}: what the enquiry holds now. */
export const keptSchema = v.object({
  ...markedSchema.entries,
  tableState: v.nullish(markedSchema.entries.tableState),
  answers: answersSchema,
})
