import type { Words } from '../../base/words.ts'

/** The link to the page as visitors see it. */
export const VIEW_PAGE: Words = { en: 'View the page', ja: 'ページを見る' }
