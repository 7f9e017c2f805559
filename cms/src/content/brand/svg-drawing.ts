import * as v from 'valibot'
import { inThread } from '../media/in-thread.ts'

/** A mark is drawn in tens of milliseconds; one that needs longer would keep visitors' browsers busy, too. */
const TIME_LIMIT_MS = 10_000

/** The input of the drawing thread. */
export type DrawingTask = { svg: string; sizes: readonly number[] }

const pngsSchema = v.array(v.instance(Uint8Array))

/**
 * Draws a cleaned SVG as PNGs of these widths: with resvg in WebAssembly, in a separate thread, which knows
 * neither files nor network nor fonts. Sharp's own decoder of drawings stays switched off (hostile inputs
 * I04). Throws when it cannot be drawn.
 */
export async function drawSvg(svg: string, sizes: readonly number[]): Promise<Buffer[]> {
  const task: DrawingTask = { svg, sizes }
  const pngs = await inThread('src/content/brand/draw-svg-worker.ts', task, TIME_LIMIT_MS)
  return v.parse(pngsSchema, pngs).map((png) => Buffer.from(png))
}
