import type { ContactTexts } from '@noren/contract/resources/contact'
import type { contact as english } from '../en/contact.ts'

const content: ContactTexts = {
  hero: { title: 'お問い合わせ', breadcrumb: { home: 'ホーム', contact: 'お問い合わせ' } },
  contactSection: {
    getInTouch: 'ご連絡はこちら',
    trustedTitle: 'お気軽にお声がけください',
    trustedDescription: 'ご予約・お取引・採用など、何でもお書きください。',
    contactDetails: {
      phone: { label: '電話', value: '000-000-0000' },
      email: { label: 'メール', value: 'hello@example.com' },
      location: { label: '所在地', value: '〇〇県〇〇市' },
    },
    contactForm: {
      title: 'お問い合わせフォーム',
      namePlaceholder: 'お名前',
      phonePlaceholder: '電話番号（10桁）',
      emailPlaceholder: 'メールアドレス',
      subjectPlaceholder: '件名',
      messagePlaceholder: 'お問い合わせ内容',
      submitButton: '送信する',
    },
  },
}

/** The contact page's texts, in Japanese. */
export const contact: typeof english = {
  content,
  contentFailed: 'お問い合わせページを読み込めませんでした。',
  labels: {
    name: 'お名前',
    phone: '電話番号',
    email: 'メールアドレス',
    subject: '件名',
    message: 'お問い合わせ内容',
  },
  allRequired: 'すべての項目にご記入ください。',
  honeypot: '入力しないでください',
  purpose: {
    before: 'ご記入いただいた内容は、',
    policy: '個人情報保護方針',
    after: 'に沿って利用いたします。',
  },
  submit: '送信する',
  sent: 'お問い合わせを送信しました。ありがとうございます。',
  failed: '送信できませんでした。お手数ですが、もう一度お試しください。',
  reservationSubject: (restaurant: string) => `${restaurant}のご予約について`,
}
