import crypto, { type BinaryLike } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'

/** Inputs of derived keys, and the keys. */
const keys = new Map<string, ReturnType<typeof derive>>()
const derive = promisify(crypto.pbkdf2)
const text = (part: BinaryLike) => (typeof part === 'string' ? part : String(part))

/**
 * Loaded first in a worker: checking a password is slow on purpose, and tests check the same one of the
 * same account again and again. A key is derived with all its rounds, but only once.
 */
crypto.pbkdf2 = (password, salt, rounds, length, digest, done) => {
  const from = JSON.stringify([text(password), text(salt), rounds, length, digest])
  const key = keys.get(from) ?? derive(password, salt, rounds, length, digest)
  keys.set(from, key)
  key.then(
    (found) => done(null, found),
    (error: Error) => done(error, Buffer.alloc(0)),
  )
}
syncBuiltinESMExports()
