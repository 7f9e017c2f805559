import { APIError, type PayloadRequest, type TypedUser } from 'payload'
import { say, type Words } from '../base/words.ts'

const WORDS = {
  missing: {
    en: 'Please type the code that your authenticator app shows now.',
    ja: '認証アプリに表示されている確認コードを入力してください。',
  },
  wrong: {
    en: 'This code is not right, or was used before. Please type the one your app shows now, or a recovery code.',
    ja: '確認コードが正しくないか、すでに使われています。認証アプリの新しいコードか、リカバリーコードを入力してください。',
  },
  locked: {
    en: 'Your password or code was wrong too often. Please try again in ten minutes.',
    ja: 'パスワードか確認コードの誤りが続いたため、受け付けを止めています。10分後にもう一度お試しください。',
  },
} as const satisfies { [name: string]: Words }

/** A sign-in to an account without its code. */
export class CodeRefused extends APIError {
  readonly why: keyof typeof WORDS
  readonly account: TypedUser['id']

  constructor(req: PayloadRequest, why: keyof typeof WORDS, account: TypedUser['id']) {
    super(say(req, WORDS[why]), 401)
    // The log leaves these out: every sign-in with a second factor asks for its code this way.
    this.name = 'APIError'
    this.why = why
    this.account = account
  }
}
