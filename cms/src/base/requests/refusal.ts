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
    en: 'This does not exist any more, or your account may not see it.',
    ja: '見つかりません。削除されたか、閲覧する権限がありません。',
  },
} as const satisfies { [status: number]: Words }

/** A request that cannot be answered, and what its sender should do. */
export class Unusable extends Error {
  readonly status: 400 | 413
  readonly words: Words
  /** The name of the field it is about. */
  readonly field: string | undefined

  constructor(words: Words, field?: string, status: 400 | 413 = 400) {
    super(words.en)
    this.words = words
    this.field = field
    this.status = status
  }
}

/** What a code of either database looks like. */
const OF_DATABASE = /^(?:SQLITE_\w+|[0-9A-Z]{5})$/
/** What they report about values they were given; anything else is an error of their own. */
const OF_VALUES = /^(?:SQLITE_(?:CONSTRAINT|MISMATCH|RANGE|TOOBIG|ERROR)|(?:22|23|42)[0-9A-Z]{3}$)/
/** The messages, without such a code, of a database that does not answer. */
const AWAY = /cannot begin transaction|Connection terminated|trying to connect|was busy|ECONN/

/** The codes of a database that another program holds, that is stopping or full of connections. */
const HELD = /^(?:SQLITE_(?:BUSY|LOCKED)\w*|08...|53300|55P03|57P0.)$/

/** While the database does not answer. */
export const DATABASE_AWAY: Words = {
  en: 'The desk cannot read its database just now. Please try again in a minute.',
  ja: 'ただいまデータベースを読み込めません。1分ほどしてからもう一度お試しください。',
}

/**
 * Answers 400 where Payload would answer 500 to a value it did not check: drafts are stored unchecked,
 * and searches reach the database as they were sent. While the database is away or held by another program,
 * the answer is 503; other errors of the disk or the network stay 500. The error is in the log either way.
 */
export const answerBadValues: AfterErrorHook = ({ error, req }) => {
  const status = 'status' in error ? error.status : 500
  if (status === 500 && isAway(error)) {
    return { status: 503, response: { errors: [{ message: say(req, DATABASE_AWAY) }] } }
  }
  if (status !== 500 || isOurs(error)) return undefined
  const message = say(req, {
    en: 'Something in this request cannot be looked up or stored: a value of the wrong kind, or one that points to something that was deleted. Nothing was changed.',
    ja: '形式の正しくない値、または削除された項目を指す値が含まれているため、処理できませんでした。何も変更されていません。',
  })
  return { status: 400, response: { errors: [{ message }] } }
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return HELD.test(code) || AWAY.test(`${error.message} ${code}`) || isAway(error.cause)
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
