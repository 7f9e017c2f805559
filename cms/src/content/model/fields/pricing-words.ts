import type { Pricing } from '@noren/contract/resources/menu-prices'
import type { Words } from '../../../base/words.ts'

/** How a price is meant that is not simply what the dish costs. */
export const PRICING_WORDS: { [Each in Pricing]: Words } = {
  from: { en: 'From this price (〜)', ja: '〜（この価格から）' },
  market: { en: 'Market price', ja: '時価' },
}
