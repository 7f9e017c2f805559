import type { Language, PerLanguage } from '@noren/contract/language'
import type { Words } from '../../../base/words.ts'
import { charactersOf } from '../../model/fields/room.ts'

/** About how many characters search engines show before they cut a text off; of an added language nobody knows. */
const SHOWN = {
  title: { en: 60, jp: 30 },
  description: { en: 155, jp: 110 },
} as const satisfies Record<string, Partial<PerLanguage<number>>>

export type Part = keyof typeof SHOWN

/** A text as a search result shows it, and what staff should know of its length, where that is known. */
export function inResult(
  part: Part,
  language: Language,
  text: string,
): { shown: string; isCut: boolean; words: Words | null } {
  const characters = charactersOf(text)
  const { [language]: fits }: Partial<PerLanguage<number>> = SHOWN[part]
  if (fits === undefined) return { shown: text, isCut: false, words: null }
  const count = characters.length
  const isCut = count > fits
  return {
    shown: isCut ? `${characters.slice(0, fits - 1).join('')}…` : text,
    isCut,
    words: isCut
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
