import type { Words } from '../../base/words.ts'
import { isMp4Film } from './mp4.ts'
import { isWebmFilm } from './private-webm.ts'

/** What a file is by its content, whatever its name says. `null`: nothing we accept. */
type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'
type VideoType = 'mp4' | 'webm'

/** What is said of a file without a byte in it. */
export const EMPTY: Words = {
  en: 'This file is empty (0 bytes); it may not have been copied to its end. Please look at the original and upload it again.',
  ja: 'このファイルは空です（0バイト）。途中までしかコピーされていない可能性があります。元のファイルを確かめて、もう一度アップロードしてください。',
}

export function sniffPicture(bytes: Buffer): PictureType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return sniffBoxes(bytes)
}

/** Two codecs in the same boxes, told by their brand; "avis" and "hevc" would be animations. */
function sniffBoxes(bytes: Buffer): 'avif' | 'heic' | null {
  if (ascii(bytes, 4, 8) !== 'ftyp') return null
  const brand = ascii(bytes, 8, 12)
  if (brand === 'avif') return 'avif'
  const others = ascii(bytes, 16, Math.min(bytes.readUInt32BE(0), 64)).match(/.{4}/gs) ?? []
  const isHeic = [brand, ...others].some((each) => each === 'heic' || each === 'heix')
  return isHeic && ['heic', 'heix', 'mif1'].includes(brand) ? 'heic' : null
}

/** Looks at the structure of the whole film: its first bytes are easily put in front of anything. */
export function sniffVideo(bytes: Buffer): VideoType | null {
  if (isMp4Film(bytes)) return 'mp4'
  return isWebmFilm(bytes) ? 'webm' : null
}

function startsWith(bytes: Buffer, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.subarray(from, to).toString('latin1')
}
