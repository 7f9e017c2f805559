import type { Words } from '../../base/words.ts'
import type { ReplyKind } from './replies.ts'

/** What staff call the kinds of reply. */
export const KIND_WORDS: { [K in ReplyKind]: Words } = {
  answer: { en: 'General reply', ja: '一般のお問い合わせ' },
  recruitment: { en: 'Recruitment', ja: '採用' },
  press: { en: 'Press and partnership', ja: '取材・お取引' },
  confirmed: { en: 'Table confirmed', ja: '予約を受けるとき' },
  declined: { en: 'Table declined', ja: '予約をお断りするとき' },
}
