import type { AfterErrorHook } from 'payload'
import { say } from '../words.ts'

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
