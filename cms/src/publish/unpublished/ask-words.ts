import type { Words } from '../../base/words.ts'
import { changesOf, othersWords } from './change-words.ts'
import type { Question, Unpublished } from './unpublished.ts'

/** What is asked before a publish of a language, or of all: each field once. */
export function questionsFor({ questions }: Unpublished, tag: string | null): Question[] {
  const asked = questions.filter((each) => tag === null || each.tag === tag)
  return asked.filter(({ field }, at) => asked.findIndex((each) => each.field === field) === at)
}

/** Whether something is to be looked at before a publish of a language, or of all. */
export function isToAsk(unpublished: Unpublished, tag: string | null): boolean {
  const isOfOthers = unpublished.others.length > 0 && changesOf(unpublished, tag).length > 0
  return isOfOthers || questionsFor(unpublished, tag).length > 0
}

/** The question: whether what others wrote goes out, or else what stays as it is. */
export function questionWords({ others }: Unpublished): Words {
  return others.length > 0
    ? { en: 'Publish their changes too?', ja: 'ほかの人の変更も公開しますか' }
    : { en: 'Publish it like this?', ja: 'このまま公開しますか' }
}

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
