import type { EnquiryMark } from '@noren/contract/enquiry/handover'
import type { Words } from '../../base/words.ts'

/** What is worth noticing about an enquiry, as staff read it. */
export const MARK_WORDS: { [M in EnquiryMark]: Words } = {
  'phone-may-lack-a-digit': {
    en: 'The phone number may lack a digit',
    ja: '電話番号が1桁足りない可能性',
  },
  'hidden-field-filled': {
    en: 'A field that people cannot see was filled in (may be spam)',
    ja: '見えない欄に記入あり（迷惑メールの疑い）',
  },
  'sent-too-fast': {
    en: 'Sent faster than people write (may be spam)',
    ja: '送信までが速すぎる（迷惑メールの疑い）',
  },
  'many-at-once': {
    en: 'Came while very many wrote at the same time (no separate mail)',
    ja: '短時間に集中して届いた（個別のメール通知なし）',
  },
  'came-while-full': {
    en: 'Came while this sitting was marked as full',
    ja: '満席にしたあとに届いた予約',
  },
}
