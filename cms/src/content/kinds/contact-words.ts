import type { PerLanguage } from '@noren/contract/language'

const english = {
  home: 'Home',
  title: 'Contact us',
  getInTouch: 'Write to us',
  trustedTitle: 'We are glad to hear from you',
  phone: 'Telephone',
  email: 'Email',
  location: 'Address',
  form: 'Your enquiry',
  submitButton: 'Send',
}

const japanese: typeof english = {
  home: 'ホーム',
  title: 'お問い合わせ',
  getInTouch: 'ご連絡はこちら',
  trustedTitle: 'お気軽にお問い合わせください',
  phone: '電話',
  email: 'メール',
  location: '所在地',
  form: 'お問い合わせフォーム',
  submitButton: '送信する',
}

export type ContactWord = keyof typeof english

/** What a contact page says before its company has written anything for it. */
export const CONTACT_WORDS: PerLanguage<typeof english> = {
  en: english,
  jp: japanese,
}
