import type { Payload, UpdateOneArgs } from 'payload'

/**
 * A failed sign-in changes nothing that staff wrote: the time of an account's last change stays, so
 * that whoever has it open is not warned of data that others changed. Payload itself does the same
 * for sessions.
 */
export function countAttemptsQuietly({ db }: Pick<Payload, 'db'>): void {
  const updateOne = db.updateOne.bind(db)
  db.updateOne = (args) => updateOne(isAttempt(args) ? quiet(args) : args)
}

const COUNTED = ['lockUntil', 'loginAttempts']

function isAttempt({ collection, data }: UpdateOneArgs): boolean {
  return collection === 'users' && Object.keys(data).every((name) => COUNTED.includes(name))
}

function quiet(args: UpdateOneArgs): UpdateOneArgs {
  return { ...args, data: { ...args.data, updatedAt: null } }
}
