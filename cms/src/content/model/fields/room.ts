import type { Language, PerLanguage } from '@noren/contract/language'
import type { Words } from '../../../base/words.ts'

/**
 * How many characters of ordinary text fit into a place, in this many lines, on a screen of 320 pixels, or
 * without lines of the site in a search result; a language that was added has no measurement yet.
 */
export type Room = { readonly lines: number | null } & Partial<PerLanguage<number>>

/**
 * Places of the site where a long text pushes more important things out of view. The numbers come from
 * measurements on the site itself in the widest of its fonts, which `e2e/desk/room.test.ts` repeats.
 * Of search results they are about where search engines cut a text off.
 */
export const ROOM = {
  heroTitle: { lines: 2, en: 27, jp: 15 },
  heroButton: { lines: 1, en: 30, jp: 14 },
  pageTitle: { lines: 2, en: 21, jp: 11 },
  sectionTitle: { lines: 3, en: 46, jp: 21 },
  closingTitle: { lines: 3, en: 27, jp: 20 },
  partTitle: { lines: 2, en: 37, jp: 20 },
  stepTitle: { lines: 2, en: 48, jp: 19 },
  featureTitle: { lines: 2, en: 58, jp: 28 },
  businessTitle: { lines: 2, en: 33, jp: 17 },
  button: { lines: 1, en: 30, jp: 13 },
  restaurantName: { lines: 1, en: 16, jp: 8 },
  announcement: { lines: 3, en: 103, jp: 42 },
  resultTitle: { lines: null, en: 60, jp: 30 },
  resultDescription: { lines: null, en: 155, jp: 110 },
} as const satisfies Record<string, Room>

export type Place = keyof typeof ROOM

export const PLACES = Object.keys(ROOM).filter((place): place is Place => place in ROOM)

const CHARACTERS = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/**
 * Whether a text is too long for its place, and the message to staff; `null` without a measurement. A long
 * text is never refused.
 */
export function roomWords(
  room: Room,
  language: Language,
  text: string,
): { isOver: boolean; words: Words } | null {
  const { lines, [language]: fits } = room
  if (fits === undefined) return null
  // As its reader counts them.
  const count = Array.from(CHARACTERS.segment(text.trim())).length
  const isOver = count > fits
  if (lines === null) {
    return {
      isOver,
      words: isOver
        ? {
            en: `${count} of ${fits} characters: search engines may cut it off.`,
            ja: `${count}／${fits}文字：検索結果では途中で切れることがあります。`,
          }
        : {
            en: `${count} of ${fits} characters that search engines show.`,
            ja: `${count}／${fits}文字：検索結果に収まる長さです。`,
          },
    }
  }
  const inLines = lines === 1 ? 'one line' : `${lines} lines`
  return {
    isOver,
    words: isOver
      ? {
          en: `${count} of ${fits} characters: on a small phone this takes more than ${inLines}. You can still publish it.`,
          ja: `${count}／${fits}文字：小さなスマートフォンでは${lines}行に収まりません（公開はできます）。`,
        }
      : {
          en: `${count} of ${fits} characters that fit ${inLines} on a small phone.`,
          ja: `${count}／${fits}文字：小さなスマートフォンで${lines}行に収まる長さです。`,
        },
  }
}
