import type { Words } from '../../../base/words.ts'

/** Above what a section of the home page is written in, while it is switched off. */
export const SECTION_OFF: Words = {
  en: 'This section is switched off: the home page does not show it.',
  ja: 'この部分は、トップページに表示しない設定になっています。',
}

export const TO_ITS_SWITCH: Words = { en: 'To its switch', ja: '表示の設定を開く' }
