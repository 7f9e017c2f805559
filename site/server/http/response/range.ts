import { CACHE } from './headers.ts'
import { type Representation, respond } from './representation.ts'

/** Part of a file: first and last byte, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Reads a Range header against a file of `size` bytes. `null`: serve all of it, which also answers
 * lists of ranges and unknown units; `'unsatisfiable'`: 416 (RFC 9110 §14, hostile inputs P20).
 */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start < size ? { start, end } : 'unsatisfiable'
}

/**
 * Answers a request for a video of the build, which is in memory, with the requested range: some browsers
 * play only videos that come in ranges.
 */
export function respondInParts(request: Request, video: Representation): Response {
  const size = video.identity.byteLength
  const range = readRange(request.headers.get('range'), size)
  if (range === null) return respond(request, video)
  const headers = { ...video.headers, 'Accept-Ranges': 'bytes' }
  if (range === 'unsatisfiable') {
    const none = { ...headers, 'Content-Range': `bytes */${size}`, 'Cache-Control': CACHE.none }
    return new Response(null, { status: 416, headers: none })
  }
  const { start, end } = range
  return new Response(video.identity.subarray(start, end + 1), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${start}-${end}/${size}` },
  })
}
