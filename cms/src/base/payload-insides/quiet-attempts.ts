import type { Payload } from 'payload'

const COUNTED = ['lockUntil', 'loginAttempts']

/**
 * A failed sign-in changes nothing that staff wrote: the time of an account's last change stays, so
 * that whoever has it open is not warned of data that others changed. Payload itself does the same
 * for sessions.
 */
export function countAttemptsQuietly({ db }: Pick<Payload, 'db'>): void {
  const updateOne = db.updateOne.bind(db)
  db.updateOne = (args) => {
    const { collection, data } = args
    const isAttempt =
      collection === 'users' && Object.keys(data).every((name) => COUNTED.includes(name))
    return updateOne(isAttempt ? { ...args, data: { ...data, updatedAt: null } } : args)
  }
}
