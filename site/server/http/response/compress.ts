import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { errorFacts, log } from '@noren/kit/process/log'
import type { Coding } from './accept-encoding.ts'

type Body = Uint8Array<ArrayBuffer>
type Compressed = Exclude<Coding, 'identity'>
type Job = { body: Body; coding: Compressed; done: (body: Body) => void }

const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const WELL_BROTLI = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: size > AT_ONCE_BYTES ? 5 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})

/** Longer bodies are not compressed while a visitor waits, and take too long for the best quality. */
export const AT_ONCE_BYTES = 512 * 1024

/** Jobs waiting for the one background compressor; beyond this, the quick version simply stays. */
const WAITING_LIMIT = 200
const waiting: Job[] = []
let busy = false

/** Compresses quickly, in about a millisecond for a page. */
export function compressFast(body: Body, coding: Compressed): Body {
  return coding === 'br' ? brotliCompressSync(body, FAST_BROTLI) : gzipSync(body, { level: 4 })
}

/** Compresses as well as can be, off the main thread, one body at a time. */
export function compressWell(body: Body, coding: Compressed, done: (body: Body) => void): void {
  if (waiting.length >= WAITING_LIMIT) return
  waiting.push({ body, coding, done })
  if (!busy) next()
}

function next(): void {
  const job = waiting.shift()
  busy = job !== undefined
  if (!job) return
  const finish = (error: Error | null, body: Body): void => {
    if (error) log('warn', 'compression failed', errorFacts(error))
    else job.done(body)
    next()
  }
  if (job.coding === 'br') brotliCompress(job.body, WELL_BROTLI(job.body.byteLength), finish)
  else gzip(job.body, { level: 9 }, finish)
}
