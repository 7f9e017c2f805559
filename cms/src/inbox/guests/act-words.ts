import { readClock } from '@noren/contract/hours/clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { clockInEnglish } from '../tables/table-words.ts'

/** An act as an enquiry keeps it. */
export type KeptAct = NonNullable<Enquiry['guestActs']>[number]

/** What a guest did or said, in one line; their own words as they wrote them. */
export function actWords({ kind, people, time, words }: Omit<KeptAct, 'at'>): Words {
  if (kind === 'cancelled') return { en: 'Cancelled by the guest', ja: 'お客様が取り消し' }
  if (kind === 'unreminded') return { en: 'Wants no reminders', ja: 'リマインド不要' }
  const minutes = readClock(time)
  const said = words ? [words.replace(/\s+/g, ' ')] : []
  const en = [
    ...(people ? [`${people} are coming`] : []),
    ...(minutes === null ? [] : [`late, at ${clockInEnglish(minutes)}`]),
  ]
  const ja = [
    ...(people ? [`${people}名に変更`] : []),
    ...(minutes === null ? [] : [`遅れます（${TIME_WORDS.jp.clock(minutes)}）`]),
  ]
  return { en: [...en, ...said].join(', '), ja: [...ja, ...said].join('、') }
}

/** The last thing a guest said the restaurant about a table that still is; `null` for none. */
export function lastSaid({
  guestActs,
  tableState,
}: Pick<Enquiry, 'guestActs' | 'tableState'>): Words | null {
  const said = guestActs?.findLast(({ kind }) => kind === 'said')
  return said && tableState !== 'cancelled' ? actWords(said) : null
}
