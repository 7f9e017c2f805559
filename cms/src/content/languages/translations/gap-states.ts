import { languageFromCode } from '@noren/contract/language'
import * as v from 'valibot'
import { languageWords, type Words } from '../../../base/words.ts'

/** The states of a text that needs work, in the order staff see them. */
export const GAP_STATES = ['missing', 'drafted', 'stale', 'same'] as const

/**
 * `missing`: only another language has it. `drafted`: it is missing, and a machine has drafted it. `stale`:
 * its source has changed since. `same`: a copy that no one translated.
 */
export type GapState = (typeof GAP_STATES)[number]

/** The title of the page of all translations, and of the link to it. */
export const TRANSLATIONS: Words = { en: 'Translations', ja: '翻訳の状況' }

/** The label of each state. */
export const STATE_WORDS: { readonly [S in GapState]: Words } = {
  missing: { en: 'Not translated', ja: '未翻訳' },
  drafted: { en: 'By machine, not yet read', ja: '機械の下訳・未確認' },
  stale: { en: 'Source changed', ja: '原文に変更あり' },
  same: { en: 'Same as the source', ja: '原文と同じ' },
}

/** The button for a text that only looks unfinished. */
export const RIGHT_AS_IT_IS: Words = { en: 'Right as it is', ja: 'このままでよい' }

export const NOT_CONFIRMED: Words = {
  en: 'This could not be saved. Please try again.',
  ja: '保存できませんでした。もう一度お試しください。',
}

/** Before a draft by machine. */
export const DRAFTED: Words = {
  en: 'Drafted by machine. It is on no page until you use it:',
  ja: '機械が作った下訳です。使うまでサイトには出ません：',
}

/** The button that makes a draft by machine a text. */
export const USE_DRAFT: Words = { en: 'Use this translation', ja: 'この訳を使う' }

/** The desk's name for the language of a tag. */
export function tagWords(tag: string): Words {
  const language = languageFromCode(tag)
  return language ? languageWords(language) : { en: tag, ja: tag }
}

/** What to do about a text, with the language of its source. */
export function gapSentence(state: GapState, source: string): Words {
  const { en, ja } = tagWords(source)
  switch (state) {
    case 'missing':
    case 'drafted':
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

/** One text of a document that needs work in the form's language. */
const fieldGapSchema = v.object({
  key: v.string(),
  state: v.picklist(GAP_STATES),
  /** The tag of its source language, and the text there. */
  source: v.string(),
  sourceText: v.string(),
  /** What a machine has drafted; `null` when nothing. */
  draft: v.nullable(v.string()),
})

export type FieldGap = v.InferOutput<typeof fieldGapSchema>

/** The desk's answer about a document. */
export const fieldGapsSchema = v.object({ gaps: v.array(fieldGapSchema) })

/** Staff's confirmation that a text is right as it is. */
export type Right = { key: string }

/** What a member of staff translated from, and what was there before. */
const seenSchema = v.object({ source: v.string(), sourceText: v.string(), ownText: v.string() })

export type Seen = v.InferOutput<typeof seenSchema>

const translationSchema = v.object({ text: v.string(), seen: seenSchema })

/** A translation of a text; without one, the confirmation that it is right as it is. */
export const answerSchema = v.object({
  key: v.string(),
  translation: v.optional(translationSchema),
})

/** A translation of the text with this key. */
export type Translation = { key: string; translation: v.InferOutput<typeof translationSchema> }

/** What a machine drafted for a text, and its source then. */
export const draftedSchema = v.object({
  draft: v.string(),
  source: v.string(),
  sourceText: v.string(),
})

export type Drafted = v.InferOutput<typeof draftedSchema>

/** The refusal of a translation because its source or the text itself is another by now. */
export const outdatedSchema = v.object({ now: seenSchema })
