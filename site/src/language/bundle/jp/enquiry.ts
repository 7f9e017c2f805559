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
  phoneShort: '携帯電話の番号は11桁です。最後まで入力してください。',
  phoneMobile: '携帯電話の番号です（先頭の0の代わりに+81）。',
  phoneElsewhere: '日本の番号がない方は',
  sendMail: 'メールで送る',
  sending: '送信中…',
}
