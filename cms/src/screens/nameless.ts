import type { Words } from '../base/words.ts'

/** How the desk names a restaurant without a name. */
export const NAMELESS: Words = { en: '(no name yet)', ja: '（店名が未入力）' }
