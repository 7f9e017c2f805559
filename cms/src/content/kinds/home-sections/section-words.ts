import { namesOf } from '@noren/contract/fields'
import { type HomeSection, SECTION_CALLS } from '@noren/contract/resources/home-calls'
import type { Words } from '../../../base/words.ts'

/** The section of the home page that is written in a document or a list, or whose heading is: `solutions-section`. */
export function sectionOf(slug: string): HomeSection | undefined {
  return namesOf(SECTION_CALLS).find((name) => slug === name || slug === `${name}-section`)
}

/** Above what a section of the home page is written in, while it is switched off. */
export const SECTION_OFF: Words = {
  en: 'This section is switched off: the home page does not show it.',
  ja: 'この部分は、トップページに表示しない設定になっています。',
}

export const TO_ITS_SWITCH: Words = { en: 'To its switch', ja: '表示の設定を開く' }
