import type { email as source } from '../en/email.ts'

export const email: typeof source = {
  several: 'メールアドレスはひとつだけ入力してください。',
  characters: '半角の英数字と記号だけで入力してください。「、」などの文字は使えません。',
}
