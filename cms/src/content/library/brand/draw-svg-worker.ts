import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { type DrawingAnswer, type DrawingTask, readTask } from './draw-svg-task.ts'
import { isMargin } from './margin.ts'

type Rect = { x: number; y: number; width: number; height: number }

type Picture = ReturnType<InstanceType<typeof Resvg>['render']>

/** Time of the processor, since a busy machine draws a plain mark for as long as an idle one a heavy one. */
const TIME_LIMIT_MS = 2000

/** The longer side of the pictures in which a margin is looked for, in pixels: large ones would take long. */
const PROOF_SIDE = 256
/** A dot on a large page is found in the first, and measured in those that follow. */
const PROOFS = 4

const { resolve } = createRequire(import.meta.url)
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))

// While a thread draws, only another can look at the clock.
const { user, system } = process.cpuUsage()
const watch = new Worker(
  `setInterval(() => {
    const { user, system } = process.cpuUsage()
    if (user + system > ${user + system + TIME_LIMIT_MS * 1000}) process.kill(process.pid, 'SIGKILL')
  }, 50)`,
  { eval: true },
)
await once(watch, 'online')
watch.unref()

process.once('message', (message) => {
  process.send?.(draw(readTask(message)), () => process.disconnect())
})

function draw({ svg, side, isTrimmed }: DrawingTask): DrawingAnswer {
  const drawing = new Resvg(svg)
  if (!drawing.getBBox()) return 'empty'
  const page = pageOf(drawing)
  const proof = pictureOf(svg, page, PROOF_SIDE)
  if (isBlank(proof)) return 'empty'
  const part = isTrimmed ? withoutMargin(svg, page, proof) : page
  return new Uint8Array(pictureOf(svg, part, side).asPng())
}

/** The part of its plane that a drawing shows, as it was understood: of its view box, its size, or its shapes. */
function pageOf(drawing: InstanceType<typeof Resvg>): Rect {
  const [, box = ''] = /viewBox="([^"]*)"/.exec(drawing.toString()) ?? []
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number)
  return { x, y, width, height }
}

/** Draws a part of the plane, its longer side as many pixels. */
function pictureOf(svg: string, part: Rect, side: number): Picture {
  const mode = part.width < part.height ? 'height' : 'width'
  const drawing = new Resvg(svg, { fitTo: { mode, value: side } })
  const box = drawing.getBBox()
  if (box) drawing.cropByBBox(Object.assign(box, part))
  return drawing.render()
}

function withoutMargin(svg: string, page: Rect, proof: Picture): Rect {
  let [part, picture] = [page, proof]
  for (let proofs = 1; ; proofs++) {
    const seen = edgesOf(picture)
    const isFull = picture.width - seen.width <= 1 && picture.height - seen.height <= 1
    if (isFull || proofs === PROOFS) return part
    const unit = Math.max(part.width, part.height) / PROOF_SIDE
    part = {
      x: part.x + seen.x * unit,
      y: part.y + seen.y * unit,
      width: seen.width * unit,
      height: seen.height * unit,
    }
    picture = pictureOf(svg, part, PROOF_SIDE)
  }
}

/** Around what differs from a margin; the whole picture where it has none. */
function edgesOf({ pixels, width, height }: Picture): Rect {
  const all = { x: 0, y: 0, width, height }
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  const corners = [0, width - 1, (height - 1) * width, height * width - 1]
  // The drawing itself may reach into some.
  const corner = corners.find((at) => isMargin(pixels.subarray(at * 4, at * 4 + 4)))
  if (corner === undefined) return all
  const margin = colours[corner]
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (colours[y * width + x] === margin) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? all : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

function isBlank({ pixels }: Picture): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 0) return false
  return true
}
