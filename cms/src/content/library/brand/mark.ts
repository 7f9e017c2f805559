import type { Words } from '../../../base/words.ts'
import type { MarkShape } from './mark-shape.ts'
import { MARK_LIMIT_BYTES, MARK_REFUSALS, type MarkRefusal, SVG_LIMIT_BYTES } from './mark-words.ts'
import { fitted, isPng, isSized, trimmed } from './png-mark.ts'
import { markText, readStoredMark } from './stored-mark.ts'
import { drawSvg } from './svg-drawing.ts'
import { missingFrom, svgText } from './svg-text.ts'

/** A mark as the desk stores it (`stored-mark.ts`); or what staff have to do instead. */
export type MadeMark = { mark: string } | { refusal: Words }

type Made = { mark: string } | { refusal: MarkRefusal }

/**
 * Makes the company's mark or name of a file, an SVG or a PNG by its content: a picture, from which all others
 * are made later (hostile inputs I14–I19).
 */
export async function makeMark(bytes: Buffer, shape: MarkShape): Promise<MadeMark> {
  if (bytes.length > MARK_LIMIT_BYTES) return { refusal: MARK_REFUSALS.heavy }
  const made = isPng(bytes) ? await fromPng(bytes, shape) : await fromSvg(bytes, shape)
  return 'mark' in made ? made : { refusal: MARK_REFUSALS[made.refusal] }
}

/** Looks whether a value is a mark that was made before: what a form sends, or an old version has, may be anything. */
export async function checkMark(value: unknown, shape: MarkShape): Promise<MadeMark> {
  const stored = readStoredMark(value)
  return stored && (await isSized(stored.png, shape))
    ? { mark: markText(stored) }
    : { refusal: MARK_REFUSALS.unmade }
}

async function fromPng(bytes: Buffer, shape: MarkShape): Promise<Made> {
  const picture = await trimmed(bytes)
  const png = picture ? await fitted(picture, shape) : 'damaged'
  return typeof png === 'string' ? { refusal: png } : { mark: markText({ png, svg: null }) }
}

/** Large enough that no name becomes smaller than a painted one may be. */
const SIDES = { square: 1024, wide: 2048 } as const satisfies Record<MarkShape, number>

async function fromSvg(bytes: Buffer, shape: MarkShape): Promise<Made> {
  const text = svgText(bytes)
  if ('refusal' in text) return text
  if (bytes.length > SVG_LIMIT_BYTES) return { refusal: 'large' }
  const { svg } = text
  const missing = missingFrom(svg)
  return missing ? { refusal: missing } : drawnMark(svg, shape, true)
}

/** Makes a mark of a drawing. @param isTrimmed whether without its margin */
export async function drawnMark(svg: string, shape: MarkShape, isTrimmed: boolean): Promise<Made> {
  const picture = await drawSvg({ svg, side: SIDES[shape], isTrimmed })
  if (typeof picture === 'string') return { refusal: picture }
  const png = await fitted(Buffer.from(picture), shape)
  return typeof png === 'string' ? { refusal: png } : { mark: markText({ png, svg }) }
}
