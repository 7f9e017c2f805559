import { LOCALES } from '../../base/locales.ts'
import type { Words } from '../../base/words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import type { Change, Unpublished } from './unpublished.ts'

/** The changes in one language, or in what all languages share. */
export type ChangesOf = { tag: string | null; words: Words; changes: readonly Change[] }

/** What a publish of one language, or of all, would change, where there is something. */
export function changesOf({ changes }: Unpublished, only: string | null = null): ChangesOf[] {
  const languages = LOCALES.filter(({ htmlLang }) => only === null || only === htmlLang)
  return [
    { tag: null, words: SHARED },
    ...languages.map(({ htmlLang: tag }) => ({ tag, words: tagWords(tag) })),
  ]
    .map((of) => ({ ...of, changes: changes.filter(({ tag }) => tag === of.tag) }))
    .filter(({ changes }) => changes.length > 0)
}

/** Facts, files and order: published with any language. */
const SHARED: Words = {
  en: 'Shared by all languages (published with any of them)',
  ja: '共通の項目（どの言語を公開しても反映されます）',
}

/** Where there is no text. */
export const NOTHING: Words = { en: '(nothing)', ja: '（なし）' }

export const UNSHOWN: Words = {
  en: 'Visitors see nothing of this now. Once you publish it they see all of it.',
  ja: 'いまはサイトに表示されていません。公開すると、すべてが表示されます。',
}

/** Whose draft a publish takes along. */
export function othersWords(others: readonly string[]): Words {
  const isOne = others.length === 1
  return {
    en: `${new Intl.ListFormat('en').format(others)} ${isOne ? 'has' : 'have'} written in this draft too.`,
    ja: `この下書きには、${others.map((name) => `${name}さん`).join('、')}の変更も含まれています。`,
  }
}

/** How many changes are unpublished, in one line; of what is not on the site the number says nothing. */
export function summaryWords(
  parts: readonly ChangesOf[],
  { isShown, isNew }: Pick<Unpublished, 'isShown' | 'isNew'>,
  list: string | undefined,
): Words {
  if (isNew) return NEW.get(list) ?? NOT_YET
  if (!isShown) return OFF_SITE
  const counted = (name: Words, count: number): Words => ({
    en: `${name.en} ${count}`,
    ja: `${name.ja}${count}件`,
  })
  const counts = parts.map(({ tag, words, changes }) =>
    counted(tag === null ? { en: 'shared', ja: '共通' } : words, changes.length),
  )
  return {
    en: `Unpublished changes: ${counts.map(({ en }) => en).join(', ')}`,
    ja: `未公開の変更あり：${counts.map(({ ja }) => ja).join('・')}`,
  }
}

const NEW = new Map<string | undefined, Words>([
  [
    'restaurants',
    { en: 'New restaurant (not public yet)', ja: '新しい店舗（まだ公開していません）' },
  ],
  ['solutions', { en: 'New business (not public yet)', ja: '新しい事業（まだ公開していません）' }],
  [
    'testimonials',
    { en: 'New testimonial (not public yet)', ja: '新しいお客様の声（まだ公開していません）' },
  ],
  [
    'news',
    { en: 'New piece of news (not public yet)', ja: '新しいお知らせ（まだ公開していません）' },
  ],
])

const NOT_YET: Words = { en: 'Not public yet', ja: 'まだ公開していません' }

const OFF_SITE: Words = { en: 'Not on the site now', ja: 'いまは公開していません' }
