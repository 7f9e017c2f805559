import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

const STEM = /\/media\/([0-9a-f]{20}(?:-\d{1,4}x\d{1,4})?)\./g
/** Longer than any address of ours: one that a piece cuts in two is found with the next piece. */
const OVERLAP = 64

/** What the mirror needs to know of a snapshot it keeps. */
export type KeptSnapshot = {
  sha256: string
  /** What its pictures and films are called (`mediaStem`). */
  media: ReadonlySet<string>
}

/** Reads a snapshot piece by piece: it may be a hundred megabytes, and visitors wait meanwhile. */
export async function readKept(path: string): Promise<KeptSnapshot> {
  const hash = createHash('sha256')
  const media = new Set<string>()
  let rest = ''
  for await (const piece of createReadStream(path)) {
    hash.update(piece)
    const text = rest + piece.toString('latin1')
    for (const [, stem = ''] of text.matchAll(STEM)) media.add(stem)
    rest = text.slice(-OVERLAP)
  }
  return { sha256: hash.digest('hex'), media }
}
