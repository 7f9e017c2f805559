import type { Words } from '../../base/words.ts'
import { tagWords } from '../../content/translations/gap-states.ts'

/** Names of the menus' screens, and of the links to them. */
export const MENU: Words = { en: 'Menus', ja: 'お品書き' }

export const SOLD_OUT: Words = { en: 'Sold out', ja: '売り切れ' }
export const PUBLISH: Words = { en: 'Publish', ja: '公開する' }
export const UNDO: Words = { en: 'Undo', ja: '元に戻す' }
export const NAME: Words = { en: 'Name', ja: '品名' }
export const DESCRIPTION: Words = { en: 'Description', ja: '説明' }
export const CATEGORY: Words = { en: 'Category', ja: '分類' }
export const PRICE: Words = { en: 'Price in yen', ja: '価格（円）' }

/** `品名（英語）` for the field of a text in a language. */
export function inLanguage(words: Words, tag: string): Words {
  const { en, ja } = tagWords(tag)
  return { en: `${words.en} (${en})`, ja: `${words.ja}（${ja}）` }
}

/** A button's label with what it acts on: `「鯵」を上へ`. */
export function about(name: string, { en, ja }: Words): Words {
  return { en: `${en} “${name}”`, ja: `「${name}」${ja}` }
}
