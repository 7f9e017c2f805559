import type { Language } from '../language.ts'
import type { EnquiryField, EnquiryProblem, EnquiryProblems } from './fields.ts'

/** What the visitor reads for each problem; the English texts are exact (VAL-03 to VAL-11). */
export const ENQUIRY_MESSAGES: { [L in Language]: { [P in EnquiryProblem]: string } } = {
  en: {
    'name.required': 'Name is required',
    'name.line': 'Please write your name on one line, without special control characters',
    'phone.required': 'Phone number is required',
    'phone.digits': 'Phone number must be exactly 10 digits',
    'email.required': 'Email is required',
    'email.invalid': 'Please enter a valid email address',
    'subject.required': 'Subject is required',
    'subject.line': 'Please write the subject on one line, without special control characters',
    'message.required': 'Message is required',
    'message.characters': 'The message holds characters we cannot store. Please retype it',
  },
  jp: {
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
}

/** The message of each field that has a problem. */
export function enquiryMessages(
  problems: EnquiryProblems,
  language: Language,
): { [Field in EnquiryField]?: string } {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      ENQUIRY_MESSAGES[language][problem],
    ]),
  )
}
