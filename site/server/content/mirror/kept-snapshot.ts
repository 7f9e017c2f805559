import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mediaStem } from '@noren/kit/disk/file-list'

const NAME = /\/media\/([0-9a-f]{20}(?:-\d{1,4}x\d{1,4})?\.[a-z\d]+)/g
/** In a text of content the quotes are escaped. */
const FIRST_SEQ = /"firstSeq":(\d+)[,}]/
/** Longer than either: what a chunk cuts in two is found with the next chunk. */
const OVERLAP = 64

/** What the mirror needs to know of a snapshot it keeps. */
export type KeptSnapshot = {
  sha256: string
  /** The names of its pictures, videos and mark (`mediaStem`). */
  media: ReadonlySet<string>
  /** The `firstSeq` of a snapshot that has one. */
  firstSeq: number
}

/** Reads a snapshot in chunks: it may have a hundred megabytes, and visitors are answered in between. */
export async function readKept(path: string): Promise<KeptSnapshot> {
  const hash = createHash('sha256')
  const media = new Set<string>()
  let firstSeq = 0
  let rest = ''
  for await (const piece of createReadStream(path)) {
    hash.update(piece)
    const text = rest + piece.toString('latin1')
    for (const [, name = ''] of text.matchAll(NAME)) media.add(mediaStem(name))
    firstSeq ||= Number(FIRST_SEQ.exec(text)?.[1] ?? 0)
    rest = text.slice(-OVERLAP)
  }
  return { sha256: hash.digest('hex'), media, firstSeq }
}
