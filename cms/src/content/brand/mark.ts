import * as v from 'valibot'
import type { Words } from '../../base/words.ts'
import { openPicture } from '../media/encoder.ts'
import { inThread } from '../media/in-thread.ts'
import type { MarkShape } from './mark-shape.ts'
import { MARK_LIMIT_BYTES, MARK_REFUSALS, type MarkRefusal } from './mark-words.ts'
import { isPng, pngBytes, pngOf, samePng } from './png-mark.ts'
import { drawSvg } from './svg-drawing.ts'

/** A mark as the desk stores it, an SVG or a PNG as a `data:` address; or what staff have to do instead. */
export type CleanMark = { mark: string } | { refusal: Words }

/** The largest drawing, in bytes: it is in every page. */
const SVG_LIMIT_BYTES = 64 * 1024

/** Cleaning takes half a second, most of it for the start of a browser's document. */
const TIME_LIMIT_MS = 10_000

/** Wide enough that the thinnest line leaves a trace. */
const PROOF_WIDTH = 256

/**
 * Takes the file of a company's mark or name, an SVG or a PNG by its content: only what draws remains of
 * it (hostile inputs I14–I19).
 */
export async function cleanMark(bytes: Buffer, shape: MarkShape): Promise<CleanMark> {
  if (bytes.length > MARK_LIMIT_BYTES) return { refusal: MARK_REFUSALS.heavy }
  return inWords(isPng(bytes) ? await pngOf(bytes, shape) : await cleanSvg(bytes, shape))
}

/** Cleans a stored mark again, since what a form sends may be anything; a clean one stays as it is. */
export async function checkMark(text: string, shape: MarkShape): Promise<CleanMark> {
  const png = pngBytes(text)
  return inWords(png ? await samePng(png, shape) : await cleanSvg(Buffer.from(text), shape))
}

/** The input of the cleaning thread. */
export type CleaningTask = { source: string; shape: MarkShape }

type Cleaned = { mark: string } | { refusal: MarkRefusal }

function inWords(cleaned: Cleaned): CleanMark {
  return 'mark' in cleaned ? cleaned : { refusal: MARK_REFUSALS[cleaned.refusal] }
}

/** The answer of the cleaning thread. */
const cleanedSchema = v.union([
  v.object({ mark: v.string() }),
  v.object({
    refusal: v.custom<MarkRefusal>((name) => typeof name === 'string' && name in MARK_REFUSALS),
  }),
])

async function cleanSvg(bytes: Buffer, shape: MarkShape): Promise<Cleaned> {
  if (!/^\ufeff?\s*</.test(bytes.subarray(0, 100).toString())) return { refusal: 'type' }
  if (bytes.length > SVG_LIMIT_BYTES) return { refusal: 'large' }
  const source = asText(bytes)
  if (source === null) return { refusal: 'damaged' }
  try {
    const task: CleaningTask = { source, shape }
    const thread = inThread('src/content/brand/clean-svg-worker.ts', task, TIME_LIMIT_MS)
    const cleaned = v.parse(cleanedSchema, await thread)
    if ('mark' in cleaned && (await isBlank(cleaned.mark))) return { refusal: 'empty' }
    return cleaned
  } catch {
    // It took too long to clean or to draw, and would in the browsers of visitors.
    return { refusal: 'complex' }
  }
}

/** `null` for bytes that are no UTF-8. */
function asText(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

async function isBlank(svg: string): Promise<boolean> {
  const [png] = await drawSvg(svg, [PROOF_WIDTH])
  const { channels } = await openPicture(png ?? Buffer.alloc(0)).stats()
  return channels[3]?.max === 0
}
