import { TAGS } from '../../base/locales.ts'
import type { Closure } from './closure.ts'

/** A reason in the languages of the content, by their tags. */
type Reason = Closure['reason']

const BOTH: readonly Reason[] = [
  { ja: '貸切', en: 'Private event' },
  { ja: '設備点検', en: 'Maintenance' },
  { ja: '荒天のため', en: 'Bad weather' },
]

/** Frequent reasons of restaurants to close. */
export const REASONS_TO_CLOSE: readonly Reason[] = [
  { ja: '臨時休業', en: 'Temporary closure' },
  { ja: '年末年始休業', en: 'New Year holidays' },
  ...BOTH,
]

/** Frequent reasons to open at other hours. */
export const REASONS_FOR_HOURS: readonly Reason[] = [
  { ja: '年末年始の営業', en: 'New Year hours' },
  ...BOTH,
]

export function isSameReason(one: Reason, other: Reason): boolean {
  return TAGS.every((tag) => (one[tag] ?? '') === (other[tag] ?? ''))
}

/** The reason for the other kind: one that was chosen for this kind only is gone, a typed one stays. */
export function reasonKept(reason: Reason, offered: readonly Reason[]): Reason {
  const isChosen = [...REASONS_TO_CLOSE, ...REASONS_FOR_HOURS].some((each) =>
    isSameReason(each, reason),
  )
  return isChosen && !offered.some((each) => isSameReason(each, reason)) ? {} : reason
}
