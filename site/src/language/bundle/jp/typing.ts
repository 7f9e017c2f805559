import type { typing as source } from '../en/typing.ts'

export const typing: typeof source = {
  several: 'メールアドレスはひとつだけ入力してください。',
  characters: '半角の英数字と記号だけで入力してください。「、」などの文字は使えません。',
  phoneFull:
    '入力できるのは電話番号ひとつ、10桁までです。ほかは入っていません。内線番号などは「お問い合わせ内容」にお書きください。',
}
