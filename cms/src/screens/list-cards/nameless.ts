import type { Words } from '../../base/words.ts'

/** What the desk calls a restaurant nobody has named yet. */
export const NAMELESS: Words = { en: '(no name yet)', ja: '（店名が未入力）' }
