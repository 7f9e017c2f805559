import type { HtmlLang } from '@noren/contract/language'
import type { Words } from '../../base/words.ts'

/** The name of the page. */
export const CLOSURES: Words = { en: 'Closures and special hours', ja: '臨時休業・特別営業' }

/** Frequent reasons of restaurants, in the languages of the content by their tags. */
export const USUAL_REASONS: readonly { [Tag in HtmlLang]?: string }[] = [
  { ja: '臨時休業', en: 'Temporary closure' },
  { ja: '貸切', en: 'Private event' },
  { ja: '年末年始休業', en: 'New Year holidays' },
  { ja: '設備点検', en: 'Maintenance' },
  { ja: '荒天のため', en: 'Bad weather' },
]
