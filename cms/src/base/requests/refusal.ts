import { extractHeaderLanguage } from '@payloadcms/translations'
import type { AfterErrorHook } from 'payload'
import { type DeskLanguage, deskLanguage, say, type Words } from '../words.ts'

/** The cookie with the language someone has chosen on the desk. */
const CHOSEN = /(?:^|;\s*)noren-lng=(ja|en)(?:;|$)/

/** The language in which the desk answers a request with these headers, chosen as Payload chooses it. */
export function readerLanguage(
  cookie: string | null | undefined,
  acceptLanguage: string | null | undefined,
): DeskLanguage {
  const chosen = CHOSEN.exec(cookie ?? '')?.[1]
  return deskLanguage(chosen ?? extractHeaderLanguage(acceptLanguage ?? '') ?? '')
}

/**
 * How our calls refuse: as Payload does, so that its screens show the sentence.
 * @param field the name of the field that the sentence is about
 */
export function refusal(status: number, message: string, field?: string): Response {
  const at = field === undefined ? {} : { data: { errors: [{ path: field, message }] } }
  return Response.json({ errors: [{ message, ...at }] }, { status })
}

/** Refuses in the user's language: with the reason, or without one. */
export function refuse(
  req: Parameters<typeof say>[0],
  status: keyof typeof PLAIN,
  words: Words = PLAIN[status],
): Response {
  return refusal(status, say(req, words))
}

const PLAIN = {
  400: {
    en: 'The desk could not read this. Please reload the page and try again.',
    ja: '内容を読み取れませんでした。ページを再読み込みして、もう一度お試しください。',
  },
  401: { en: 'Please sign in.', ja: 'ログインしてください。' },
  403: {
    en: 'Your account may not do this. Please ask an administrator.',
    ja: 'この操作の権限がありません。管理者に頼んでください。',
  },
  404: {
    en: 'There is nothing here any more, or it is not open to your account.',
    ja: '見つかりません。削除されたか、閲覧する権限がありません。',
  },
} as const satisfies { [status: number]: Words }

/** A request that cannot be answered, and what its sender should do. */
export class Unusable extends Error {
  readonly status = 400
  readonly words: Words
  /** The name of the field it is about. */
  readonly field: string | undefined

  constructor(words: Words, field?: string) {
    super(words.en)
    this.words = words
    this.field = field
  }
}

/** A page without any assets, in place of one of the desk. @param content HTML */
export function plainPage(language: DeskLanguage, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Noren</title>
<style>
:root { color-scheme: light dark }
body {
  --ink: light-dark(oklch(0.285 0.058 266), oklch(0.925 0.011 84));
  display: grid; place-items: center; min-height: 100vh; margin: 0; color: var(--ink);
  background: light-dark(oklch(0.957 0.012 84), oklch(0.185 0.036 267))
    repeating-radial-gradient(circle at 50% 100%, transparent 0 9px, color-mix(in oklch, var(--ink) 7%, transparent) 9px 10px, transparent 10px 18px) 0 0 / 72px 36px;
  font: 1rem/1.9 "Hiragino Sans", "Yu Gothic Medium", "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif; line-break: strict
}
main {
  box-sizing: border-box; width: min(38rem, 100%); padding: 2.5rem 2rem;
  border-top: 3px solid light-dark(oklch(0.53 0.18 33), oklch(0.76 0.14 38));
  background: light-dark(oklch(0.978 0.009 84), oklch(0.215 0.036 267))
}
h1 { margin: 0 0 1rem; font: 600 1.6rem/1.4 "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", Georgia, serif; letter-spacing: 0.08em }
p, li { margin: 0; overflow-wrap: anywhere }
p + p { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid color-mix(in oklch, var(--ink) 20%, transparent) }
a { color: inherit; text-underline-offset: 0.25em }
code { font-size: 0.9em }
</style>
<main><h1>Noren</h1>${content}</main>
</html>
`
}

/** A text, escaped for a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** What a code of either database looks like. */
const OF_DATABASE = /^(?:SQLITE_\w+|[0-9A-Z]{5})$/
/** What they report about values they were given; anything else is an error of their own. */
const OF_VALUES = /^(?:SQLITE_(?:CONSTRAINT|MISMATCH|RANGE|TOOBIG|ERROR)|(?:22|23|42)[0-9A-Z]{3}$)/
/** The messages, without such a code, of a database that does not answer. */
const AWAY = /cannot begin transaction|Connection terminated|trying to connect|was busy|ECONN/

/**
 * Answers 400 where Payload would answer 500 to a value it did not check: drafts are stored unchecked,
 * and searches reach the database as they were sent. Errors of the disk, the database or the network
 * stay 500. The error is in the log either way.
 */
export const answerBadValues: AfterErrorHook = ({ error, req }) => {
  const status = 'status' in error ? error.status : 500
  if (status !== 500 || isOurs(error)) return undefined
  const message = say(req, {
    en: 'Something in this request cannot be looked up or stored: a value of the wrong kind, or one that points to something that was deleted. Nothing was changed.',
    ja: '形式の正しくない値、または削除された項目を指す値が含まれているため、処理できませんでした。何も変更されていません。',
  })
  return { status: 400, response: { errors: [{ message }] } }
}

/** Whether an error, or its cause, came from the machine. */
export function isOurs(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('syscall' in error) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (AWAY.test(`${error.message} ${code}`)) return true
  if (OF_DATABASE.test(code)) return !OF_VALUES.test(code)
  return isOurs(error.cause)
}
