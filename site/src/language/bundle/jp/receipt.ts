import type { receipt as source } from '../en/receipt.ts'

export const receipt: typeof source = {
  subject: (reference) => `お問い合わせを受け付けました（${reference}）`,
  thanks: (company) =>
    `お問い合わせをいただき、ありがとうございます。${company && `${company}が`}確かに受け付けました。`,
  colon: '：',
  received: (when) => `受付日時：${when}（日本時間）`,
  automatic:
    'このメールは、ウェブサイトのフォームにこのアドレスが入力されたため、自動でお送りしています。お心当たりのない場合は、そのまま破棄してください。',
}
