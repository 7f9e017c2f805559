import type { LocalizedText } from '../localized.ts'
import { MENU_LABELS } from './menu-labels.ts'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const SAME_IN_BOTH = /^(?:\d+(?:[.,]\d+)?\s?(?:ml|cl|l|g|kg|cm|oz)?|x{0,2}[sl]|m|ll)$/i

const DIGITS = '〇一二三四五六七八九'

/** A number with a counter: 二合, 6個, 3人前. */
const COUNTED = /^(?<count>\d{1,3}|[一二三四五六七八九]?十?[一二三四五六七八九]?)(?<counter>\D+)$/

/** What a number with a counter is in English. */
const COUNTERS: Readonly<Record<string, (count: number) => string>> = {
  合: (count) => `${count * 180} ml`,
  個: pieces,
  ヶ: pieces,
  貫: pieces,
  切れ: pieces,
  枚: (count) => (count === 1 ? '1 slice' : `${count} slices`),
  種: (count) => (count === 1 ? '1 kind' : `${count} kinds`),
  人前: forGuests,
  人分: forGuests,
  名様: forGuests,
  名様分: forGuests,
  分: (count) => `${count} minutes`,
}

const KNOWN = new Map(
  MENU_LABELS.flatMap((label) =>
    [label.jp, label.en, ...(label.also ?? [])].map((each) => [keyOf(each), label] as const),
  ),
)

/**
 * The name of a price in both languages, from either: 一合 is "180 ml", "glass" is グラス. It stays as typed in
 * its own language; one that no list knows is in that language alone, and a size that both write alike
 * (`300 g`, `L`) is the same in both.
 */
export function labelOf(text: string): LocalizedText {
  const typed = text.trim()
  if (typed === '') return {}
  const known = KNOWN.get(keyOf(typed))
  if (JAPANESE.test(typed)) {
    const en = known?.en ?? countedInEnglish(keyOf(typed))
    return en === undefined ? { jp: typed } : { en, jp: typed }
  }
  if (known) return { en: keyOf(known.en) === keyOf(typed) ? typed : known.en, jp: known.jp }
  return SAME_IN_BOTH.test(typed.normalize('NFKC')) ? { en: typed, jp: typed } : { en: typed }
}

/** As people write it alike: of normal width, in small letters, without spaces. */
function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')
}

function countedInEnglish(key: string): string | undefined {
  const { count = '', counter = '' } = COUNTED.exec(key)?.groups ?? {}
  const number = readCount(count)
  return number > 0 && Object.hasOwn(COUNTERS, counter) ? COUNTERS[counter]?.(number) : undefined
}

/** Reads `12` or 十二; 0 for anything else. */
function readCount(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text]
  const tenFold = text.includes('十') ? (tens === '' ? 1 : DIGITS.indexOf(tens ?? '')) : 0
  return tenFold * 10 + Math.max(0, ones ? DIGITS.indexOf(ones) : 0)
}

function pieces(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`
}

function forGuests(count: number): string {
  return count === 1 ? 'for one' : `for ${count}`
}
