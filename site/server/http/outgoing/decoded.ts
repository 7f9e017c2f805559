import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** What hosts and the caches before them send, whatever was asked for. */
const DECODERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

/**
 * The body of an answer as it was before it was compressed, piece by piece. Whoever reads it counts the
 * bytes that come out: a few kilobytes may become gigabytes.
 *
 * @throws {Error} when it is compressed in a way that we do not read
 */
export function decoded(response: IncomingMessage): Readable {
  const { 'content-encoding': encoding = 'identity' } = response.headers
  const name = encoding.trim().toLowerCase()
  if (name === 'identity') return response
  const decoder = DECODERS.get(name)
  if (!decoder) throw new Error(`it answered in ${encoding}, which was not requested`)
  // An error of either end reaches the reader through the decoder.
  return pipeline(response, decoder(), () => {})
}
