import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mediaStem } from '@noren/contract/disk/file-list'

const NAME = /\/media\/([0-9a-f]{20}(?:-\d{1,4}x\d{1,4})?\.[a-z\d]+)/g
/** Longer than any address of ours: an address cut in two by a chunk is found with the next chunk. */
const OVERLAP = 64

/** What the mirror needs to know of a snapshot it keeps. */
export type KeptSnapshot = {
  sha256: string
  /** The names of its pictures, videos and mark (`mediaStem`). */
  media: ReadonlySet<string>
}

/** Reads a snapshot in chunks: it may have a hundred megabytes, and visitors are answered in between. */
export async function readKept(path: string): Promise<KeptSnapshot> {
  const hash = createHash('sha256')
  const media = new Set<string>()
  let rest = ''
  for await (const piece of createReadStream(path)) {
    hash.update(piece)
    const text = rest + piece.toString('latin1')
    for (const [, name = ''] of text.matchAll(NAME)) media.add(mediaStem(name))
    rest = text.slice(-OVERLAP)
  }
  return { sha256: hash.digest('hex'), media }
}
