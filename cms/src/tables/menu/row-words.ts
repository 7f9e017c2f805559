import { ALLERGEN_LISTS, sizeOf } from '@noren/contract/allergens/lists'
import { EXTRAS, PRICES } from '@noren/contract/resources/menu-prices'
import type { Words } from '../../base/words.ts'
import type { NoPrice } from './price-cell.ts'

const shown = (cell: string) => cell.slice(0, 30)

export const NAMELESS: Words = { en: 'There is no name.', ja: '品名がありません。' }

export const NOTE: Words = {
  en: 'This is a note, not a dish.',
  ja: '注記のようです。品としては取り込みません。',
}

export const NO_DISH: Words = {
  en: 'This is a sum, not a dish.',
  ja: '合計のようです。品としては取り込みません。',
}

export const DISH_OR_HEADING: Words = {
  en: 'It has no price, and is either a dish or a heading. Please write the price, or put the heading above its dishes.',
  ja: '価格がなく、品か見出しか分かりません。価格を入れるか、見出しなら品のすぐ上に置いてください。',
}

export const NO_DISH_ABOVE: Words = {
  en: 'There is no dish above to which this belongs.',
  ja: '上に、これの続きになる品がありません。',
}

export const TOO_MANY_PRICES: Words = {
  en: `There are more than ${PRICES.most} prices, or two of the same size.`,
  ja: `価格が${PRICES.most}つより多いか、同じ大きさの価格が2つあります。`,
}

export const ONE_PRICING: Words = {
  en: 'Only one of the prices is a market price or a “from” price, but a dish can say so of all its prices alone. Please make two dishes of it.',
  ja: '時価または「〜」が、いくつかある価格の一部だけに付いています。品全体にしか付けられないため、2つの品に分けてください。',
}

export const TOO_MANY_EXTRAS: Words = {
  en: `There are more than ${EXTRAS} supplements.`,
  ja: `追加料金が${EXTRAS}つより多くあります。`,
}

const [smaller, larger] = ALLERGEN_LISTS.map(sizeOf)

/** Of dishes that were checked for some allergens only, nothing is known of the others. */
export const NO_LIST: Words = {
  en: `It is not clear whether this was checked by the list of ${smaller} or of ${larger} allergens. Please check the dishes by one of them, and name it in the heading, as in “Allergens (${larger})”.`,
  ja: `${smaller}品目・${larger}品目のどちらの一覧で確認したものか分かりません。どちらかで確認し、見出しを「アレルゲン（${larger}品目）」のようにしてください。`,
}

export function noPrice(cell: string): Words {
  return {
    en: `“${shown(cell)}” cannot be read as a price. Please write it as “1,200円”, “1,200円〜”, “小600 大900” or “時価”.`,
    ja: `「${shown(cell)}」は価格として読めません。「1,200円」「1,200円〜」「小600 大900」「時価」のように書いてください。`,
  }
}

export function untaxed(cell: string): Words {
  return {
    en: `“${shown(cell)}” is without the tax. Please write what guests pay.`,
    ja: `「${shown(cell)}」は税抜です。お客様が払う税込の価格を入れてください。`,
  }
}

export function rangeWords(cell: string, from: number): Words {
  const least = from.toLocaleString('en')
  return {
    en: `Of “${shown(cell)}” the lower price is taken, as “from ¥${least}”.`,
    ja: `「${shown(cell)}」は「${least}円〜」として取り込みます。上の価格は表示しません。`,
  }
}

export function notUnderstood(text: string): Words {
  return {
    en: `“${shown(text)}” was not understood and is left out.`,
    ja: `「${shown(text)}」は読み取れず、取り込みません。`,
  }
}

export function unlabelled(label: string, price: number): Words {
  return {
    en: `“${shown(label)} ${price}” is left out: the other price has no word beside it.`,
    ja: `「${shown(label)} ${price}」は取り込みません。もう一方の価格が何の価格か分かりません。`,
  }
}

/** What is said of a cell that is no price. */
export const NO_PRICE: Record<NoPrice, (cell: string) => Words> = {
  untaxed,
  mixed: () => ONE_PRICING,
  unclear: noPrice,
}
