import { DATABASE_AWAY } from '../src/base/requests/refusal.ts'
import { TOO_LARGE } from '../src/base/requests/upload-limit.ts'
import { ASK_FOR_LINK } from '../src/staff/accounts/invitations/invitation-words.ts'
import type { GateAnswer } from './gate-answer.ts'

export const malformed: GateAnswer = {
  status: 400,
  words: {
    en: 'This address or request is not written as a browser writes it. Please open /admin and go on from there.',
    ja: 'アドレスまたはリクエストの形式が正しくありません。/admin を開いてやり直してください。',
  },
  headers: { Connection: 'close' },
}

export const unexpected: GateAnswer = {
  status: 417,
  words: {
    en: 'The desk cannot do what this request expects. Please open /admin and go on from there.',
    ja: 'このリクエストの条件には対応していません。/admin を開いてやり直してください。',
  },
  headers: { Connection: 'close' },
}

export const unknown: GateAnswer = {
  status: 404,
  words: {
    en: 'There is nothing at this address. The desk begins at /admin',
    ja: 'このアドレスには何もありません。管理画面はこちらです：/admin',
  },
}

export const signIn: GateAnswer = {
  status: 401,
  words: {
    en: 'Please sign in at /admin first.',
    ja: '先に /admin でログインしてください。',
  },
}

export const crossSite: GateAnswer = {
  status: 403,
  words: {
    en: 'This request came from another site and was refused. Please open /admin and do it there.',
    ja: 'ほかのサイトから送られたため、受け付けませんでした。/admin を開いて操作してください。',
  },
}

export const tooLarge: GateAnswer = {
  status: 413,
  words: TOO_LARGE,
}

/** Too large for a preference: columns and folds take a few hundred bytes. */
export const tooLong: GateAnswer = {
  status: 413,
  words: {
    en: 'This is too long to be kept as a preference: 32 KB at most.',
    ja: '表示設定として保存するには長すぎます。32KBまでです。',
  },
}

/** Shown in place of the sign-in while there is no account. */
export const unfounded: GateAnswer = {
  status: 200,
  words: {
    en: 'Nobody has an account here yet. The link to make the first one is printed on the terminal where the CMS was started: please open it in this browser. Or stop the CMS and make one from the command line: `npm run staff -w cms -- add you@example.jp owner`',
    ja: 'まだアカウントがありません。最初のアカウントを作成するためのリンクは、CMSを起動したターミナルに表示されています。このブラウザで開いてください。CMSを止めてから、コマンドでも作成できます： `npm run staff -w cms -- add you@example.jp owner`',
  },
}

/** No one gets a link by asking the desk: an owner passes it on (hostile inputs L06). */
export const forgotten: GateAnswer = {
  status: 404,
  words: {
    en: `${ASK_FOR_LINK.en} The sign-in is at /admin/login`,
    ja: `${ASK_FOR_LINK.ja}ログインはこちらです：/admin/login`,
  },
}

export const tooManySignIns: GateAnswer = {
  status: 429,
  words: {
    en: 'Too many sign-ins at once. Please try again in a minute.',
    ja: 'ログインが集中しています。1分ほどしてからもう一度お試しください。',
  },
  headers: { 'Retry-After': '60' },
}

export const unfinished: GateAnswer = {
  status: 408,
  words: {
    en: 'The sign-in did not arrive whole. Please try again.',
    ja: 'ログインの内容が最後まで届きませんでした。もう一度お試しください。',
  },
}

export const unavailable: GateAnswer = {
  status: 503,
  words: DATABASE_AWAY,
  headers: { 'Retry-After': '60' },
}

/** For staff who used a host name that is not the desk's. */
export function elsewhere(origin: string): GateAnswer {
  return {
    status: 421,
    words: { en: `This desk is at ${origin}/admin`, ja: `管理画面はこちらです：${origin}/admin` },
  }
}

/** For staff who typed the number instead of the name. */
export function moved(location: string): GateAnswer {
  return { ...elsewhere(new URL(location).origin), status: 307, headers: { Location: location } }
}
