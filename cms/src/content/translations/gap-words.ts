import { languageFromCode } from '@noren/contract/language'
import { languageWords, type Words } from '../../base/words.ts'
import type { GapState } from './gap-states.ts'

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
