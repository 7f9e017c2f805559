import type { Language } from '@noren/contract/language'

/**
 * What the form says while it is filled in and once it is sent. Not in the bundle, which every page
 * loads: these words come with the contact page alone.
 */
export const FORM_WORDS = {
  en: {
    phoneFull: 'This box takes 10 digits. What came after them was left out.',
    phoneShort: 'Mobile numbers have 11 digits. Please type the whole number.',
    phoneMobile: 'Your mobile number: +81 stands for its first 0.',
    sending: 'Sending…',
    reference: 'Reference number: ',
    next: 'We reply within two working days.',
  },
  jp: {
    phoneFull: '入力できるのは10桁までです。11桁目からは入っていません。',
    phoneShort: '携帯電話の番号は11桁です。最後の桁まで入力してください。',
    phoneMobile: '携帯電話の番号です。先頭の0の代わりに+81を付けて表示しています。',
    sending: '送信中…',
    reference: '受付番号：',
    next: '2営業日以内にご返信いたします。',
  },
} as const satisfies { [L in Language]: Record<string, string> }
