import type { PerLanguage } from '@noren/contract/language'
import type { Words } from '../../base/words.ts'
import type { ReplyKind, ReplyWords } from './replies.ts'
import { replyWords as en } from './words/en.ts'
import { replyWords as jp } from './words/jp.ts'

export const REPLY_WORDS: PerLanguage<ReplyWords> = { en, jp }

/** What staff call the kinds of reply. */
export const KIND_WORDS: { [K in ReplyKind]: Words } = {
  answer: { en: 'General reply', ja: '一般のお問い合わせ' },
  recruitment: { en: 'Recruitment', ja: '採用' },
  press: { en: 'Press and partnership', ja: '取材・お取引' },
  apology: { en: 'Apology', ja: 'お詫び' },
  confirmed: { en: 'Table confirmed', ja: '予約を受けるとき' },
  declined: { en: 'Table declined', ja: '予約をお断りするとき' },
  full: { en: 'Table declined: full', ja: '満席でお断りするとき' },
  cancellation: { en: 'We cancel a confirmed table', ja: '確定した予約をこちらから取り消すとき' },
  away: { en: 'We pause or close', ja: '休業・閉店のとき' },
  moved: { en: 'We move', ja: '移転のとき' },
}
