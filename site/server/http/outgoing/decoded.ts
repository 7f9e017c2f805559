import type { IncomingMessage } from 'node:http'
import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/** What hosts and the caches before them send, whatever was asked for; `start` is the first piece of it. */
const DECODERS = new Map<string, (start: Uint8Array) => Transform>([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['deflate', (start) => (isZlib(start) ? createInflate() : createInflateRaw())],
  ['br', () => createBrotliDecompress()],
])

/**
 * The body of an answer as it was before it was compressed, piece by piece. Whoever reads it counts the
 * bytes that come out: a few kilobytes may become gigabytes. As in browsers, an encoding that nobody knows
 * is none, and an empty body is empty whatever it is said to be.
 *
 * @throws {Error} when it is compressed more than once
 */
export async function* decoded(response: IncomingMessage): AsyncGenerator<Buffer> {
  const pieces: AsyncIterator<Buffer> = response[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (first.done) return
  const whole = wholeOf(first.value, pieces)
  const decoder = decoderOf(response)?.(first.value)
  // An error of either end reaches the reader through the decoder.
  yield* decoder ? pipeline(Readable.from(whole), decoder, () => {}) : whole
}

function decoderOf({ headers }: IncomingMessage): ((start: Uint8Array) => Transform) | undefined {
  const encoding = headers['content-encoding'] ?? ''
  const names = encoding.split(',').map((name) => name.trim().toLowerCase())
  const [name = '', second] = names.filter((each) => DECODERS.has(each))
  if (second !== undefined) throw new Error(`it answered in ${encoding}, which was not requested`)
  return DECODERS.get(name)
}

async function* wholeOf(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Whether it begins as RFC 1950 has it; some hosts send the bare stream of RFC 1951 as "deflate". */
function isZlib([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
}
