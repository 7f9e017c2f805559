import type { Words } from '../../base/words.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long somebody has waited, in the largest unit that has begun. */
export function waitingWords(since: Date, now: Date): Words {
  const ms = Math.max(now.getTime() - since.getTime(), 0)
  if (ms >= DAY_MS) return amount(ms / DAY_MS, 'day', '日')
  if (ms >= HOUR_MS) return amount(ms / HOUR_MS, 'hour', '時間')
  return amount(ms / MINUTE_MS, 'minute', '分')
}

function amount(exact: number, en: string, ja: string): Words {
  const whole = Math.floor(exact)
  return { en: `${whole} ${en}${whole === 1 ? '' : 's'}`, ja: `${whole}${ja}` }
}
