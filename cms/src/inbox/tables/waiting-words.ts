import { DAY_MS, MINUTE_MS } from '../../base/lengths.ts'
import type { Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'

const HOUR_MS = 60 * MINUTE_MS

/** How long someone has waited, in the largest unit that has begun; a minute at least. */
export function waitingWords(since: Date, now: Date): Words {
  const ms = Math.max(now.getTime() - since.getTime(), 0)
  if (ms >= DAY_MS) return amount(ms / DAY_MS, 'day', '日')
  if (ms >= HOUR_MS) return amount(ms / HOUR_MS, 'hour', '時間')
  return amount(ms / MINUTE_MS, 'minute', '分')
}

function amount(exact: number, en: string, ja: string): Words {
  const whole = Math.max(Math.floor(exact), 1)
  return { en: `${whole} ${en}${whole === 1 ? '' : 's'}`, ja: `${whole}${ja}` }
}

type Request = Pick<Enquiry, 'receivedAt' | 'status' | 'tableDueAt' | 'tableState'>

/** That a request for a table has no answer in time, with its age; `null` where it has, or has time left. */
export function lateWords(
  { receivedAt, status, tableDueAt, tableState }: Request,
  now: Date,
): Words | null {
  const isOpen = tableState === 'asked' && (status === 'new' || status === 'working')
  if (!isOpen || !tableDueAt || Date.parse(tableDueAt) > now.getTime()) return null
  const age = waitingWords(new Date(receivedAt), now)
  return { en: `No answer in time · ${age.en}`, ja: `返答が遅れています・${age.ja}` }
}
