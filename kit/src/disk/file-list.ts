import type { KeyObject } from 'node:crypto'
import { readSignedText, signedText } from './signature.ts'

/** The SHA-256 of each file of a bucket, in hex, by the file's name there. */
export type FileList = ReadonlyMap<string, string>

const HASH = /^[0-9a-f]{20}/
const HASH_AND_SIZE = /^[0-9a-f]{20}(?:-\d{1,4}x\d{1,4})?/

/** The path of the list of a picture's, video's or mark's files. It is written last, when all of them exist. */
export function fileListName(mediaName: string): string {
  return `lists/${mediaStem(mediaName)}`
}

/** What all files of a picture have in common, `{hash}-{W}x{H}`; `{hash}` of a video or a mark. */
export function mediaStem(mediaName: string): string {
  // A mark has icons in several sizes.
  const stem = /\.(?:svg|png|ico)$/.test(mediaName) ? HASH : HASH_AND_SIZE
  return stem.exec(mediaName)?.[0] ?? ''
}

/** Writes a list as a signed text. */
export function fileListText(files: FileList, key: KeyObject): string {
  return signedText('files', Array.from(files, (line) => line.join(' ')).join('\n'), key)
}

/** Reads a signed list; `null` when it is not signed with `key`. */
export function readFileList(signed: string, key: KeyObject): FileList | null {
  const text = readSignedText('files', signed, key)
  if (text === null) return null
  return new Map(
    text.split('\n').map((line): [string, string] => {
      const [name = '', sha256 = ''] = line.split(' ')
      return [name, sha256]
    }),
  )
}
