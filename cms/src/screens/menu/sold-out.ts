import { businessDay } from '@noren/contract/hours/business-day'
import type { Words } from '../../base/words.ts'
import type { Dish } from './dish.ts'

/** How the desk says whether a dish is available. */
export type SoldOut = Pick<Dish, 'soldOut' | 'soldOutOn'>

/** Whether the dish is sold out now: if it was for one day, it is available again on the next. */
export function isSoldOut({ soldOut, soldOutOn }: SoldOut, now = new Date()): boolean {
  return soldOut && (soldOutOn === null || soldOutOn >= businessDay(now))
}

/** Shown once it is live. */
export function soldOutWords(name: string, { soldOut, soldOutOn }: SoldOut): Words {
  if (!soldOut)
    return { en: `“${name}” is on sale again.`, ja: `「${name}」を販売中に戻しました。` }
  return soldOutOn === null
    ? { en: `“${name}” is sold out on the site.`, ja: `「${name}」を売り切れにしました。` }
    : {
        en: `“${name}” is sold out on the site, until 5:00 tomorrow.`,
        ja: `「${name}」を売り切れにしました。翌朝5時に自動で解除されます。`,
      }
}
