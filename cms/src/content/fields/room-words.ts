import type { Language } from '@noren/contract/language'
import type { Words } from '../../base/words.ts'
import type { Room } from './room.ts'

const CHARACTERS = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Whether a text is longer than there is room for, and how staff are told; `null` where nothing was measured. It is never forbidden. */
export function roomWords(
  room: Room,
  language: Language,
  text: string,
): { isOver: boolean; words: Words } | null {
  const { lines, [language]: fits } = room
  if (fits === undefined) return null
  const count = [...CHARACTERS.segment(text.trim())].length
  const isOver = count > fits
  const inLines = lines === 1 ? 'one line' : `${lines} lines`
  return {
    isOver,
    words: isOver
      ? {
          en: `${count} of ${fits} characters: on a small telephone this takes more than ${inLines}. You can still publish it.`,
          ja: `${count}／${fits}文字：小さなスマートフォンでは${lines}行に収まりません（公開はできます）。`,
        }
      : {
          en: `${count} of ${fits} characters that fit ${inLines} on a small telephone.`,
          ja: `${count}／${fits}文字：小さなスマートフォンで${lines}行に収まる長さです。`,
        },
  }
}
