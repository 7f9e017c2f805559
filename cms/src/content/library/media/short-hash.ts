import { createHash } from 'node:crypto'
import { HASH_DIGITS } from './picture-words.ts'

/** A hash of all these together, as short as addresses have it. */
export function shortHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, HASH_DIGITS)
}
