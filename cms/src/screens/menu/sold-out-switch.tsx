'use client'

import { businessDay } from '@noren/contract/hours/business-day'
import { useTranslation } from '@payloadcms/ui'
import { say, type Words } from '../../base/words.ts'
import type { Dish } from './dish.ts'
import { about } from './menu-words.ts'

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
    ? { en: `“${name}” is sold out on the site.`, ja: `「${name}」を品切れにしました。` }
    : {
        en: `“${name}” is sold out on the site, until 5:00 tomorrow.`,
        ja: `「${name}」を本日終了にしました。翌朝5時に自動で解除されます。`,
      }
}

type Props = { dish: SoldOut; name: string; onChange: (change: SoldOut) => void }

/** Marks a dish as sold out, immediately for visitors too; the mark ends with the day of business. */
export function SoldOutSwitch({ dish, name, onChange }: Props) {
  const { i18n } = useTranslation()
  const isOn = isSoldOut(dish)
  const words = isOn ? (dish.soldOutOn === null ? UNTIL_TOLD : TODAY) : ON_SALE
  return (
    <span className="desk-dish__switch" data-on={isOn}>
      <button
        aria-checked={isOn}
        aria-label={say({ i18n }, about(name, { en: 'Sold out', ja: 'は売り切れ' }))}
        onClick={() =>
          onChange({ soldOut: !isOn, soldOutOn: isOn ? null : businessDay(new Date()) })
        }
        role="switch"
        type="button"
      >
        <span className="desk-dish__track" />
      </button>
      <span>{say({ i18n }, words)}</span>
    </span>
  )
}

const ON_SALE = { en: 'On sale', ja: '販売中' }
const TODAY = { en: 'Sold out today', ja: '本日終了' }
const UNTIL_TOLD = { en: 'Sold out', ja: '品切れ' }
