import type { Language } from '@noren/contract/language'

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A tax-included price as a menu in that language writes it: ¥1,480 and 1,480円. */
export function yen(price: number, language: Language): string {
  const amount = GROUPED.format(price)
  return language === 'jp' ? `${amount}円` : `¥${amount}`
}
