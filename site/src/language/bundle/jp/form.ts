import type { form as source } from '../en/form.ts'

export const form: typeof source = {
  phoneFull:
    '入力できるのは電話番号ひとつ、10桁までです。ほかは入っていません。内線番号などは「お問い合わせ内容」にお書きください。',
  phoneShort: '携帯電話の番号は11桁です。最後の桁まで入力してください。',
  phoneMobile: '携帯電話の番号です。先頭の0の代わりに+81を付けて表示しています。',
  emailSeveral: 'メールアドレスはひとつだけ入力してください。',
  emailCharacters: '半角の英数字と記号だけで入力してください。「、」などの文字は使えません。',
  sending: '送信中…',
}
