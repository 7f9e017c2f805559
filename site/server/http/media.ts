import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE, type HeaderPolicy, type Headers } from './headers.ts'
import { plain } from './json-response.ts'
import { contentType } from './media-types.ts'
import { readRange } from './range.ts'
import { currentTag } from './representation.ts'

/** The only names a file of ours can have (contract/picture, contract/video). */
const NAME = /^([0-9a-f]{20}(?:-\d{1,4}x\d{1,4}(?:-\d{1,4})?)?)\.(?:avif|webp|mp4|webm)$/

/** Files up to this size are read at once; larger ones are streamed. */
const WHOLE_BYTES = 512 * 1024

/**
 * Serves pictures and videos by content hash from the first folder that has them. The name decides
 * everything: content under a name never changes, and no other name is looked for (hostile inputs
 * I11, I12, P15).
 */
export async function serveMedia(
  request: Request,
  name: string,
  folders: readonly string[],
  policy: HeaderPolicy,
): Promise<Response> {
  const hash = NAME.exec(name)?.[1]
  const type = contentType(name)
  if (!hash || !type) return plain(policy, 404, 'Not found.')
  const headers = {
    ...policy.media,
    'Content-Type': type,
    'Cache-Control': CACHE.immutable,
    ETag: `"${hash}"`,
    'Accept-Ranges': 'bytes',
  }
  if (currentTag(request.headers.get('if-none-match'), hash) !== null) {
    return new Response(null, { status: 304, headers })
  }
  for (const folder of folders) {
    const response = await serveFile(request, join(folder, name), headers, policy)
    if (response) return response
  }
  return plain(policy, 404, 'Not found.')
}

async function serveFile(
  request: Request,
  path: string,
  headers: Headers & { ETag: string },
  policy: HeaderPolicy,
): Promise<Response | null> {
  const file = await open(path).catch(() => null)
  if (!file) return null
  try {
    const { size } = await file.stat()
    const ifRange = request.headers.get('if-range')
    const wanted =
      ifRange === null || ifRange === headers.ETag ? request.headers.get('range') : null
    const range = readRange(wanted, size)
    if (range === 'unsatisfiable') {
      return plain(policy, 416, 'No such part.', { 'Content-Range': `bytes */${size}` })
    }
    const { start, end } = range ?? { start: 0, end: size - 1 }
    const answer = {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        'Content-Length': String(end - start + 1),
        ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
      },
    }
    if (request.method === 'HEAD') return new Response(null, answer)
    if (end - start >= WHOLE_BYTES) {
      return new Response(streamFile(path, start, end), answer)
    }
    const body = new Uint8Array(end - start + 1)
    await file.read(body, 0, body.byteLength, start)
    return new Response(body, answer)
  } finally {
    await file.close()
  }
}

/** The bytes of a file from `start` to `end`, read as they are sent. */
function streamFile(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  const chunks = createReadStream(path, { start, end })[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}
