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
