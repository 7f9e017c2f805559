import type { enquiry as source } from '../en/enquiry.ts'

export const enquiry: typeof source = {
  problems: {
    'name.required': 'お名前を入力してください',
    'name.line': 'お名前は改行や制御文字を含めず、1行で入力してください',
    'phone.required': '電話番号を入力してください',
    'phone.digits': '電話番号は10桁の数字で入力してください',
    'email.required': 'メールアドレスを入力してください',
    'email.invalid': '正しい形式のメールアドレスを入力してください',
    'subject.required': '件名を入力してください',
    'subject.line': '件名は改行や制御文字を含めず、1行で入力してください',
    'message.required': 'お問い合わせ内容を入力してください',
    'message.characters':
      'お問い合わせ内容に保存できない文字が含まれています。入力し直してください',
  },
  phoneFull:
    '入力できるのは電話番号ひとつ、10桁までです。ほかは入っていません。内線番号などは「お問い合わせ内容」にお書きください。',
  phoneShort: '携帯電話の番号は11桁です。最後の桁まで入力してください。',
  phoneMobile: '携帯電話の番号です。先頭の0の代わりに+81を付けて表示しています。',
  phoneElsewhere: {
    before: '日本の電話番号をお持ちでない方は、',
    link: 'ご記入の内容をメールでお送りください',
    after: '。',
  },
  mailLine: (label, value) => `${label}：${value}`,
  mailCut: '（長いため、途中までを写しました。お手数ですが、続きはこちらにお書きください。）',
  emailSeveral: 'メールアドレスはひとつだけ入力してください。',
  emailCharacters: '半角の英数字と記号だけで入力してください。「、」などの文字は使えません。',
  sending: '送信中…',
}
