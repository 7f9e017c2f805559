import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { cmsFolder } from '../../base/cms-folder.ts'
import { PIXEL_LIMIT, type Pixels } from './loader.ts'

/** A photo of a telephone takes a second or two, one of 48 megapixels some ten on a slow machine. */
const TIME_LIMIT_MS = 60_000

const pixelsSchema = v.object({
  data: v.instance(Uint8ClampedArray),
  width: v.number(),
  height: v.number(),
})

/** What the thread that decodes is given. */
export type HeicTask = { upload: Uint8Array; pixelLimit: number }

/** By this name the bundler leaves the thread's file as it is; within a bundle libheif does not start. */
class Decoder extends Worker {}

/**
 * Decodes a HEIC photo, which the picture library cannot (decision 043): in WebAssembly, in a thread
 * of its own that ends with it. Throws when it is damaged, too large, or takes too long.
 */
export async function decodeHeic(upload: Buffer): Promise<Pixels> {
  const task: HeicTask = { upload, pixelLimit: PIXEL_LIMIT }
  // What libheif prints is no line of the desk's log.
  const worker = new Decoder(join(cmsFolder(), 'src/content/media/heic-worker.ts'), {
    workerData: task,
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => reject(new Error('decoding takes too long')), TIME_LIMIT_MS)
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', () => reject(new Error('decoding ended without a picture')))
  try {
    return v.parse(pixelsSchema, await promise)
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
