import type { Words } from '../base/words.ts'

/** What a contact page says before its company has written anything for it. */
export const CONTACT_WORDS = {
  home: { en: 'Home', ja: 'ホーム' },
  title: { en: 'Contact us', ja: 'お問い合わせ' },
  getInTouch: { en: 'Write to us', ja: 'ご連絡はこちら' },
  trustedTitle: { en: 'We are glad to hear from you', ja: 'お気軽にお問い合わせください' },
  phone: { en: 'Telephone', ja: '電話' },
  email: { en: 'Email', ja: 'メール' },
  location: { en: 'Address', ja: '所在地' },
  form: { en: 'Your enquiry', ja: 'お問い合わせフォーム' },
  submitButton: { en: 'Send', ja: '送信する' },
} satisfies Record<string, Words>
