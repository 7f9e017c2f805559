import { gzipSync } from 'node:zlib'

/** The size of a file or a text with gzip, level 9, in kB. */
export function gzippedKilobytes(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).byteLength / 1000
}
