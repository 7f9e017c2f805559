import type { Language } from '@noren/contract/language'

/** Where thousands are parted. `Intl.NumberFormat` is 30 ms of work on a phone before the page answers. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/** A tax-included price as a menu in that language writes it: ¥1,480 and 1,480円. */
export function yen(price: number, language: Language): string {
  const amount = String(Math.round(price)).replace(THOUSANDS, ',')
  return language === 'jp' ? `${amount}円` : `¥${amount}`
}
