import { createHash } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** SHA-256 of a stream in hex; what is read also goes to `to`, if there is one. */
export async function sha256(source: Readable, to?: Writable): Promise<string> {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  }
  if (to) await pipeline(hashed, to)
  else for await (const _chunk of hashed());
  return hash.digest('hex')
}
