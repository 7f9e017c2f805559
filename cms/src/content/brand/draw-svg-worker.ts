import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { DrawingTask } from './svg-drawing.ts'

const { svg, sizes }: DrawingTask = workerData

const { resolve } = createRequire(import.meta.url)
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))
const pngs = sizes.map((value) =>
  new Resvg(svg, { fitTo: { mode: 'width', value } }).render().asPng(),
)
parentPort?.postMessage(pngs)
