import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload, TypedUser } from 'payload'

/** How Payload 3.90 stores a password: the prefix of the key, and how the key is derived. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ROUNDS = 600_000
const KEY_BYTES = 32

const derive = promisify(pbkdf2)

/** Whether this is the account's password. A sign-in has already upgraded its hash to today's form. */
export async function isPasswordOf({ hash, salt }: TypedUser, password: string): Promise<boolean> {
  if (!hash?.startsWith(PREFIX) || !salt) return false
  const kept = Buffer.from(hash.slice(PREFIX.length), 'hex')
  const key = await derive(password, salt, ROUNDS, KEY_BYTES, 'sha256')
  return kept.length === key.length && timingSafeEqual(kept, key)
}

/** Takes as long as checking a password. */
export async function deriveForNothing(): Promise<void> {
  await derive('', randomBytes(KEY_BYTES), ROUNDS, KEY_BYTES, 'sha256')
}

const COUNTED = ['lockUntil', 'loginAttempts']

/**
 * A failed sign-in changes nothing that staff wrote: the account keeps the time of its last change, so
 * that someone who has it open is not warned of other people's changes. Payload does the same for
 * sessions.
 */
export function countAttemptsQuietly({ db }: Pick<Payload, 'db'>): void {
  const { updateOne } = db
  db.updateOne = function (this: Payload['db'], args) {
    const { collection, data } = args
    const isAttempt =
      collection === 'users' && Object.keys(data).every((name) => COUNTED.includes(name))
    return updateOne.call(this, isAttempt ? { ...args, data: { ...data, updatedAt: null } } : args)
  }
}
