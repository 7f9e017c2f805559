import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'
import type { Pixels } from './encoder.ts'
import type { HeicTask } from './take-picture.ts'

const { upload, pixelLimit }: HeicTask = workerData

// This reads sizes before it decodes a pixel.
const images = new libheif.HeifDecoder().decode(upload)
const image = images.find((each) => each.is_primary()) ?? images[0]
if (!image) throw new Error('no picture in this file')
const width = image.get_width()
const height = image.get_height()
if (width * height > pixelLimit) throw new Error(`${width} × ${height} pixels are too many`)

image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) => {
  if (!shown) throw new Error('this picture is damaged')
  const { data } = shown
  const pixels: Pixels = { data, width, height }
  parentPort?.postMessage(pixels, [data.buffer])
})
