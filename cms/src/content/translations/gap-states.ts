import { languageFromCode } from '@noren/contract/language'
import * as v from 'valibot'
import { languageWords, type Words } from '../../base/words.ts'

/** What may be the matter with a text in a language, in the order staff see it. */
export const GAP_STATES = ['missing', 'stale', 'same'] as const

/**
 * `missing`: another language has it. `stale`: the text it follows has changed since. `same`: a copy
 * nobody translated.
 */
export type GapState = (typeof GAP_STATES)[number]

/** What the page of all translations, and the link to it, are called. */
export const TRANSLATIONS: Words = { en: 'Translations', ja: '翻訳の状況' }

/** A state in a word or two. */
export const STATE_WORDS: { readonly [S in GapState]: Words } = {
  missing: { en: 'Not translated', ja: '未翻訳' },
  stale: { en: 'Source changed', ja: '原文に変更あり' },
  same: { en: 'Same as the source', ja: '原文と同じ' },
}

/** The button that settles what only looks unfinished. */
export const RIGHT_AS_IT_IS: Words = { en: 'Right as it is', ja: 'このままでよい' }

/** What the desk calls the language of a tag. */
export function tagWords(tag: string): Words {
  const language = languageFromCode(tag)
  return language ? languageWords(language) : { en: tag, ja: tag }
}

/** What is to be done about a text, with the language it is taken from. */
export function gapSentence(state: GapState, source: string): Words {
  const { en, ja } = tagWords(source)
  switch (state) {
    case 'missing':
      return { en: `Not translated yet. The ${en}:`, ja: `まだ翻訳されていません。${ja}の文章：` }
    case 'stale':
      return {
        en: `The ${en} has changed since this was written. It now says:`,
        ja: `${ja}の文章が変更されました。現在の文章：`,
      }
    case 'same':
      return { en: `Still the same as the ${en}.`, ja: `${ja}の文章と同じままです。` }
  }
}

/** What is the matter with one text of a document in the language on the screen. */
const fieldGapSchema = v.object({
  key: v.string(),
  state: v.picklist(GAP_STATES),
  /** Tag of the language it is to be taken from, and the text there. */
  source: v.string(),
  sourceText: v.string(),
})

export type FieldGap = v.InferOutput<typeof fieldGapSchema>

/** What the desk answers about a document. */
export const fieldGapsSchema = v.object({ gaps: v.array(fieldGapSchema) })

/** What staff send of a text that is right as it is. */
export const rightSchema = v.object({ key: v.string() })

export type Right = v.InferOutput<typeof rightSchema>
