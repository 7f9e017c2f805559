import { readDay } from '@noren/contract/hours/calendar'
import { DAY_MS } from '../../base/lengths.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { outdatedWords, type TableState } from './answered.ts'

type Marked = Pick<
  Enquiry,
  'source' | 'tableState' | 'tableBefore' | 'tableAnsweredAt' | 'tableAnsweredBy' | 'tableDate'
>

/**
 * The state to which one press takes a table back that staff marked within a day as having come, not come, or
 * cancelled by telephone; `null` where nothing can be taken back. Where its guest has cancelled since, it is
 * cancelled.
 */
export function takenBackTo(table: Marked, now: Date): TableState | null {
  const { tableState, tableBefore, tableAnsweredAt, tableAnsweredBy } = table
  const isEnd = hasArrived(tableState) || (tableState === 'cancelled' && tableAnsweredBy)
  if (!isEnd || !tableBefore || hasArrived(tableBefore) || !tableAnsweredAt) return null
  if (now.getTime() - Date.parse(tableAnsweredAt) >= DAY_MS) return null
  return tableState === tableBefore ? null : tableBefore
}

/** Whether staff have noted of a table that its guests came, or did not. */
function hasArrived(state: Marked['tableState']): boolean {
  return state === 'came' || state === 'missed'
}

/** Whether a table still stands: its guests are expected. */
export function isExpected({ tableState }: Pick<Enquiry, 'tableState'>): boolean {
  return tableState === 'asked' || tableState === 'confirmed'
}

/** Whether the guest of a confirmed table, who has an address, has not been told yet how it was changed. */
export function isUntold(
  table: Pick<Enquiry, 'source' | 'tableState' | 'tableChangedAt' | 'tableAnsweredAt'>,
): boolean {
  return !table.source && table.tableState === 'confirmed' && isBehind(table)
}

/** Whether a table was changed since its guest had an answer; at the same time: that answer told them nothing. */
function isBehind({
  tableChangedAt,
  tableAnsweredAt,
}: Pick<Enquiry, 'tableChangedAt' | 'tableAnsweredAt'>): boolean {
  if (!tableChangedAt || !tableAnsweredAt) return false
  return Date.parse(tableChangedAt) >= Date.parse(tableAnsweredAt)
}

/** Keeps a table untold by a mark, or one taken back, of which its guest learns nothing. */
export function stillUntold(
  before: Marked & Pick<Enquiry, 'tableChangedAt'>,
  { tableState, tableAnsweredAt }: Pick<Enquiry, 'tableState' | 'tableAnsweredAt'>,
  now: Date,
): Pick<Enquiry, 'tableChangedAt'> {
  const tells = tableState === 'confirmed' && takenBackTo(before, now) !== tableState
  return tells || !tableAnsweredAt || !isBehind(before) ? {} : { tableChangedAt: tableAnsweredAt }
}

/** Whether the day of a table has begun, which it must have before its guests can come. */
export function hasBegun({ tableDate }: Pick<Enquiry, 'tableDate'>, now: Date): boolean {
  const day = readDay(tableDate?.slice(0, 10))
  return day !== null && day <= todayIn(now)
}

/** Why a table cannot be marked so; `null` where it can. */
export function whyNot(before: Marked, state: TableState, now: Date): Words | null {
  if (hasArrived(before.tableState)) return takenBackTo(before, now) === state ? null : TOO_LATE
  if (before.source && (state === 'asked' || state === 'declined')) return NO_REQUEST
  if (!hasArrived(state)) return null
  if (!isExpected(before)) return outdatedWords(before.tableState)
  return hasBegun(before, now) ? null : NOT_YET
}

const TOO_LATE: Words = {
  en: 'This can be taken back within a day only.',
  ja: '元に戻せるのは、記録してから1日以内です。',
}

const NO_REQUEST: Words = {
  en: 'Staff took this table themselves, so there is no request to answer.',
  ja: 'スタッフが受けた予約のため、返答する申し込みがありません。',
}

const NOT_YET: Words = {
  en: 'The day of this table has not come yet.',
  ja: 'ご来店の日になってから記録してください。',
}
