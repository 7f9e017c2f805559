import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { SVG_LIMIT_BYTES } from './mark-words.ts'

/** A mark as the desk stores it: a picture, and the drawing it was made from, if it was one. */
export type StoredMark = { png: Buffer; svg: string | null }

/** An address at which a browser shows the picture. The drawing is beside it, and never shown. */
const TEXT = /^data:image\/png;(?:drawing=([\w-]+);)?base64,([A-Za-z0-9+/]+={0,2})$/

/** The text of a mark in its document. */
export function markText({ png, svg }: StoredMark): string {
  const drawing = svg === null ? '' : `drawing=${deflateRawSync(svg).toString('base64url')};`
  return `data:image/png;${drawing}base64,${png.toString('base64')}`
}

/** Reads the text of a mark; `null` for anything else. Its picture may still be damaged. */
export function readStoredMark(text: unknown): StoredMark | null {
  if (typeof text !== 'string') return null
  const [, drawing, picture] = TEXT.exec(text) ?? []
  if (picture === undefined) return null
  const svg = drawing === undefined ? null : inflated(drawing)
  return svg === undefined ? null : { png: Buffer.from(picture, 'base64'), svg }
}

/** `undefined` for what is none, or stands for more than a drawing may have. */
function inflated(drawing: string): string | undefined {
  try {
    const bytes = Buffer.from(drawing, 'base64url')
    // A character that was one byte in its file may be three here.
    return inflateRawSync(bytes, { maxOutputLength: 3 * SVG_LIMIT_BYTES }).toString()
  } catch {
    return undefined
  }
}
