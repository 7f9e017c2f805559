import { removeInvisible } from '@noren/contract/invisible'
import { withoutRadicals } from './radicals.ts'
import { inOneVariant } from './variants.ts'

/**
 * NFKC takes seconds on 100 KB of combining marks, and no time on pieces. A voiced sound mark is one with the
 * kana before it, and stays in its piece.
 */
const PIECES = /[\s\S]{1,1000}[\u3099\u309A\uFF9E\uFF9F]?/gu
/** Katakana, as they follow hiragana in Unicode. */
const KATAKANA = /[\u30A1-\u30F6]/g
const KANA_DISTANCE = 0x60

/**
 * The text in one width, one case, one kind of kana and one variant of each character: two texts that a
 * reader takes for the same are the same here. For comparing, never to be shown or kept in its place.
 */
export function folded(text: string): string {
  const pieces = withoutRadicals(removeInvisible(text)).match(PIECES) ?? []
  const plain = pieces.map((piece) => piece.normalize('NFKC')).join('')
  const inHiragana = plain
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE))
  return inOneVariant(inHiragana)
}

/** Whether a text holds each word of what somebody searches for. */
export function isFoundBy(typed: string, text: string): boolean {
  const plain = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
