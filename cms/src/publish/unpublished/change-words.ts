import type { Words } from '../../base/words.ts'

/** Facts, files and order: whichever language is published, they go out. */
export const SHARED: Words = {
  en: 'Shared by all languages (goes out with any of them)',
  ja: '共通の項目（どの言語を公開しても反映されます）',
}

export const NOTHING: Words = { en: '(nothing)', ja: '（なし）' }

export const UNSHOWN: Words = {
  en: 'Visitors see nothing of this yet: all of it would be new.',
  ja: 'まだ公開されていません。すべてが新しく表示されます。',
}

/** The button that publishes one language. */
export const onlyWords = ({ en, ja }: Words): Words => ({
  en: `Publish ${en} only`,
  ja: `${ja}だけ公開`,
})

/** The button that publishes all languages, of which there are so many. */
export const allWords = (count: number): Words =>
  count === 2
    ? { en: 'Publish both languages', ja: '両方の言語を公開' }
    : { en: 'Publish all languages', ja: 'すべての言語を公開' }

type Part = { tag: string | null; words: Words; changes: readonly unknown[] }

/** How much would go out, in a line. */
export function summaryWords(parts: readonly Part[]): Words {
  const counted = (name: Words, count: number): Words => ({
    en: `${name.en} ${count}`,
    ja: `${name.ja}${count}件`,
  })
  const counts = parts.map(({ tag, words, changes }) =>
    counted(tag === null ? { en: 'shared', ja: '共通' } : words, changes.length),
  )
  return {
    en: `Not published yet: ${counts.map(({ en }) => en).join(', ')}`,
    ja: `公開していない変更：${counts.map(({ ja }) => ja).join('・')}`,
  }
}
