import type { Language } from '@noren/contract/language'
import { readCompany } from '@noren/contract/resources/company'
import type { PublishedContent } from '../content/published-content.ts'

/** What visitors read about the sending of an enquiry, besides the problems of its fields. */
export const ANSWERS = {
  en: {
    sent: 'Your message has been sent successfully!',
    failed: 'Failed to submit the form. Please try again.',
    orCall: ' Or call us: ',
    tooMany:
      'You have sent several messages in a short time. Please try again later, or contact us by phone or email.',
    tooLarge: 'Your message is too long to be sent. Please shorten it and try again.',
    keyUsed:
      'This form was already sent with different text. Please reload the page and try again.',
    badKey: 'The Idempotency-Key must be 1 to 64 letters, digits, hyphens or underscores.',
    crossSite: 'Please send the form from our own website.',
    notJson: 'The request must be JSON in UTF-8.',
    badJson: 'The request could not be read. Please send one JSON object in UTF-8.',
    badForm: 'The form could not be read. Please reload the page and try again.',
    draftGone:
      'Nothing was sent, and what you had written is no longer here. Please fill in the form again.',
  },
  jp: {
    sent: 'お問い合わせを送信しました。ありがとうございます。',
    failed: '送信できませんでした。お手数ですが、もう一度お試しください。',
    orCall: 'お電話でも承ります：',
    tooMany:
      '短い時間に続けて送信されました。しばらくしてからお試しいただくか、お電話またはメールでご連絡ください。',
    tooLarge:
      'お問い合わせ内容が長すぎるため送信できません。お手数ですが、短くして、もう一度お試しください。',
    keyUsed:
      'このフォームは、別の内容ですでに送信されています。お手数ですが、ページを再読み込みして、もう一度お試しください。',
    badKey: 'Idempotency-Keyは英数字・ハイフン・下線で1〜64文字にしてください。',
    crossSite: '当サイトのフォームから送信してください。',
    notJson: 'UTF-8のJSONで送信してください。',
    badJson: '内容を読み取れませんでした。UTF-8のJSONオブジェクトを1つ送信してください。',
    badForm:
      '内容を読み取れませんでした。お手数ですが、ページを再読み込みして、もう一度お試しください。',
    draftGone:
      'お問い合わせは送信されておらず、入力内容も残っていません。お手数ですが、もう一度ご入力ください。',
  },
} as const satisfies { [L in Language]: Record<string, string> }

/** What visitors read when their enquiry could not be kept: with another way, if there is one. */
export function failedAnswer(language: Language, { snapshot }: PublishedContent): string {
  const { failed, orCall } = ANSWERS[language]
  const phone = readCompany(snapshot.content.company)?.phone
  return phone ? failed + orCall + phone : failed
}
