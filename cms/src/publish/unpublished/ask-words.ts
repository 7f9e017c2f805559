import type { Words } from '../../base/words.ts'
import { othersWords } from './change-words.ts'
import type { Question, Unpublished } from './unpublished.ts'

/** What is asked before a publish of a language, or of all: each field once. */
export function questionsFor({ questions }: Unpublished, tag: string | null): Question[] {
  const asked = questions.filter((each) => tag === null || each.tag === tag)
  return asked.filter(({ field }, at) => asked.findIndex((each) => each.field === field) === at)
}

/** Of the question before what others wrote goes out. */
export const PUBLISH_THEIRS: Words = {
  en: 'Publish their changes too?',
  ja: 'ほかの人の変更も公開しますか',
}

/** Of the question about what stays as it is. */
export const AS_IT_IS: Words = { en: 'Publish it like this?', ja: 'このまま公開しますか' }
export const CORRECT_IT: Words = { en: 'Correct it', ja: '直す' }

/** Whose draft goes out, above all of it. */
export function askedWords(others: readonly string[]): Words {
  const { en, ja } = othersWords(others)
  return {
    en: `${en} If you publish now, visitors see all of this:`,
    ja: `${ja}公開すると、次の変更がすべてサイトに表示されます。`,
  }
}

export const NOT_YET: Words = { en: 'Not yet', ja: 'まだ公開しない' }
