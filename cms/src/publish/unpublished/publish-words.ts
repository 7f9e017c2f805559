import type { Words } from '../../base/words.ts'

/** The button that publishes everything that has changed, in all languages. */
export const PUBLISH: Words = { en: 'Publish', ja: '公開する' }

/** What publishes one language alone. */
export const onlyWords = ({ en, ja }: Words): Words => ({
  en: `Publish ${en} only`,
  ja: `${ja}だけ公開`,
})

/** The answer to a publish, in front of the link to the page. */
export const PUBLISHED: Words = { en: 'Published.', ja: '公開しました。' }

/** The answer to a publish that did not arrive. */
export const PUBLISH_FAILED: Words = {
  en: 'It could not be published. What you typed is still here; please try again.',
  ja: '公開できませんでした。入力した内容は残っています。もう一度お試しください。',
}

/** Beside the refusal of a language, where another has all its texts. */
export const unfinishedWords = ({ en, ja }: Words): Words => ({
  en: `The ${en} is not complete. The other language can be published alone.`,
  ja: `${ja}がまだ揃っていません。もう一方の言語は先に公開できます。`,
})

/** In front of what a document that was never public still asks for. */
export const STILL_MISSING: Words = {
  en: 'Still to write before publishing:',
  ja: '公開までに入力する項目：',
}
