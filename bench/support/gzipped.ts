import { gzipSync } from 'node:zlib'

/** What a file or a text weighs with gzip, level 9, in kB. */
export function gzippedKilobytes(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).byteLength / 1000
}
