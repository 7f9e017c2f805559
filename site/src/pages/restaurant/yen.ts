import type { Language, PerLanguage } from '@noren/contract/language'

/** Where thousands are parted. `Intl.NumberFormat` is 30 ms of work on a phone before the page answers. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

const WRITTEN: PerLanguage<(amount: string) => string> = {
  en: (amount) => `¥${amount}`,
  jp: (amount) => `${amount}円`,
}

/** A tax-included price as a menu in that language writes it: ¥1,480 and 1,480円. */
export function yen(price: number, language: Language): string {
  const amount = String(Math.round(price)).replace(THOUSANDS, ',')
  return WRITTEN[language](amount)
}
