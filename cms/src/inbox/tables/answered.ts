import * as v from 'valibot'
import type { Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'

/**
 * How far staff are with a request for a table, that its guest has cancelled it, or whether the guests of a
 * confirmed one came; `withdrawn`: the house has cancelled what it had confirmed.
 */
export const TABLE_STATES = [
  'asked',
  'confirmed',
  'declined',
  'withdrawn',
  'cancelled',
  'came',
  'missed',
] as const

export type TableState = (typeof TABLE_STATES)[number]

/** What a letter can say about a table. */
export const TABLE_ANSWERS = ['confirmed', 'declined'] as const satisfies TableState[]

export type TableAnswer = (typeof TABLE_ANSWERS)[number]

export const STATE_WORDS: { [S in TableState]: Words } = {
  asked: { en: 'Not answered', ja: '未返答' },
  confirmed: { en: 'Confirmed', ja: '予約確定' },
  declined: { en: 'Declined', ja: 'お断り' },
  withdrawn: { en: 'Cancelled by us', ja: '取り消し（当店より）' },
  cancelled: { en: 'Cancelled by the guest', ja: '取り消し（お客様より）' },
  came: { en: 'Came', ja: '来店済み' },
  missed: { en: 'Did not come', ja: '来店なし' },
}

/** Sent by the buttons of an enquiry: the new state of its table, and the one that the screen showed. */
export const markSchema = v.object({
  state: v.picklist(TABLE_STATES),
  shown: v.picklist(TABLE_STATES),
})

export type Mark = v.InferOutput<typeof markSchema>

/** What an enquiry stores of the answer to its table. */
export const answeredSchema = v.object({
  tableState: v.picklist(TABLE_STATES),
  /** ISO 8601, with the name of who answered; neither before someone has. */
  tableAnsweredAt: v.nullish(v.string()),
  tableAnsweredBy: v.nullish(v.string()),
})

export type Answered = v.InferOutput<typeof answeredSchema>

/** The answer to a {@link Mark}: that, and the state of the enquiry. */
export const markedSchema = v.object({ ...answeredSchema.entries, status: v.string() })

/** To a screen that was opened before the table became what it is. */
export function outdatedWords(now: Enquiry['tableState']): Words {
  return now === 'cancelled'
    ? {
        en: 'The guest has cancelled this table. Nothing was sent or changed: please reload the page.',
        ja: 'お客様がこの予約を取り消しました。まだ何も送信・変更していません。ページを再読み込みしてください。',
      }
    : {
        en: 'This table has changed since the page was opened. Nothing was sent or changed: please reload the page.',
        ja: 'この予約の状況が、画面を開いたあとに変わりました。まだ何も送信・変更していません。ページを再読み込みしてください。',
      }
}

type Status = Pick<Enquiry, 'status' | 'statusBefore'>
type Before = Status & Pick<Enquiry, 'tableState'>

/**
 * Whether an answer takes back the table that was promised, or says so once more, whatever its text is called.
 */
export function isWithdrawal(
  answer: TableState | null,
  { tableState }: Pick<Enquiry, 'tableState'>,
): boolean {
  return answer === 'declined' && (tableState === 'confirmed' || tableState === 'withdrawn')
}

/** What an enquiry holds once its table is answered by someone, or is unanswered again. */
export function withTable(before: Before, state: TableState, by: string | null) {
  const isAnswered = state !== 'asked'
  return {
    tableState: isWithdrawal(state, before) ? ('withdrawn' as const) : state,
    tableBefore: before.tableState ?? null,
    tableAnsweredAt: isAnswered ? new Date().toISOString() : null,
    tableAnsweredBy: isAnswered ? by : null,
    ...statusWith(before, isAnswered),
  }
}

/**
 * An answer to a table is the answer to its enquiry, which is then done; taken back, it is what it was.
 * What staff made of it in between, and spam, stay.
 */
function statusWith({ status, statusBefore }: Status, isAnswered: boolean): Partial<Status> {
  if (isAnswered) {
    return status === 'done' || status === 'spam' ? {} : { status: 'done', statusBefore: status }
  }
  return status === 'done' && statusBefore ? { status: statusBefore, statusBefore: null } : {}
}
