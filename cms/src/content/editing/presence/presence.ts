import * as v from 'valibot'
import type { Words } from '../../../base/words.ts'

/** ms: who opened or saved a document within this time is named to the others. */
export const NAMED_MS = 60_000

/** The names of the others who opened or saved the document lately, without duplicates. */
export const othersSchema = v.object({ others: v.array(v.string()) })

export type Others = v.InferOutput<typeof othersSchema>

/** Says to the reader who else has the document open. */
export function presenceWords(others: readonly string[]): Words {
  const named = (tag: string, names: readonly string[]) =>
    new Intl.ListFormat(tag, { type: 'conjunction' }).format(names)
  const isOne = others.length === 1
  return {
    en: `${named('en', others)} ${isOne ? 'has' : 'have'} this open as well.`,
    ja: `${named(
      'ja',
      others.map((name) => `${name}さん`),
    )}もこの画面を開いています。`,
  }
}
