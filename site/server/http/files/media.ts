import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { CACHE, type HeaderPolicy, type Headers } from '../response/headers.ts'
import { plain } from '../response/json-response.ts'
import { contentType } from '../response/media-types.ts'
import { readRange } from '../response/range.ts'
import { currentTag } from '../response/representation.ts'
import { sendFile } from './send-file.ts'

/** The only names our files can have (contract/picture, contract/share-card, contract/video, contract/brand/mark). */
const NAME =
  /^([0-9a-f]{20}(?:-\d{1,4}x\d{1,4}(?:-\d{1,4})?)?)\.(?:avif|webp|jpg|mp4|webm|svg|png|ico)$/

const HASH_DIGITS = 20

const DRAWING = contentType('.svg')

/** A link could lead out of the folder to any file; a pipe would never open. */
const AS_IT_IS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** The result of fetching a file from elsewhere; `late` when a later request may get it. */
export type BroughtFile = 'here' | 'unknown' | 'late'

/** The source of files that are not in the folders yet. */
export type MediaSource = {
  /** Brings a file into one of the folders. */
  bring: (name: string) => Promise<BroughtFile>
  /** Records that a file was served, so that it stays. */
  used: (name: string) => void
}

type Options = {
  /** Where to look for files whose names begin with a hash. */
  folders: (hash: string) => readonly string[]
  policy: HeaderPolicy
  source: MediaSource | null
}

/**
 * Serves pictures, videos and the mark by content hash from the first folder that has them, once `source` has
 * brought them there if need be. Content under a name never changes, and no other name is looked up
 * (hostile inputs I11, I12, P15). The bytes go straight to `outgoing`, in chunks.
 */
export async function serveMedia(
  request: Request,
  outgoing: ServerResponse,
  name: string,
  { folders, policy, source }: Options,
): Promise<Response> {
  const hash = NAME.exec(name)?.[1]
  const type = contentType(name)
  if (!hash || !type) return plain(policy, 404, 'Not found.')
  const headers = {
    ...(type === DRAWING ? policy.drawing : policy.media),
    'Content-Type': type,
    'Cache-Control': CACHE.immutable,
    ETag: `"${hash}"`,
    'Accept-Ranges': 'bytes',
  }
  if (currentTag(request.headers.get('if-none-match'), hash) !== null) {
    return new Response(null, { status: 304, headers })
  }
  const serve = async (): Promise<Response | null> => {
    for (const folder of folders(hash.slice(0, HASH_DIGITS))) {
      const response = await serveFile(request, outgoing, join(folder, name), { headers, policy })
      if (response) return response
    }
    return null
  }
  const response = await serve()
  if (response) source?.used(name)
  const found = response ? 'here' : await source?.bring(name)
  if (found === 'late') return plain(policy, 503, 'Please try again.', { 'Retry-After': '10' })
  return response ?? (await serve()) ?? plain(policy, 404, 'Not found.')
}

async function serveFile(
  request: Request,
  outgoing: ServerResponse,
  path: string,
  { headers, policy }: { headers: Headers & { ETag: string }; policy: HeaderPolicy },
): Promise<Response | null> {
  const file = await open(path, AS_IT_IS).catch(() => null)
  if (!file) return null
  let isSending = false
  try {
    const found = await file.stat()
    if (!found.isFile()) return null
    const { size } = found
    const ifRange = request.headers.get('if-range')
    const wanted =
      ifRange === null || ifRange === headers.ETag ? request.headers.get('range') : null
    const range = readRange(wanted, size)
    if (range === 'unsatisfiable') {
      return plain(policy, 416, 'No such part.', { 'Content-Range': `bytes */${size}` })
    }
    const bytes = range ?? { start: 0, end: size - 1 }
    const status = range ? 206 : 200
    const allHeaders = {
      ...headers,
      'Content-Length': String(bytes.end - bytes.start + 1),
      ...(range && { 'Content-Range': `bytes ${bytes.start}-${bytes.end}/${size}` }),
    }
    if (request.method === 'HEAD' || size === 0) {
      return new Response(null, { status, headers: allHeaders })
    }
    isSending = true
    outgoing.writeHead(status, allHeaders)
    void sendFile(file, bytes, outgoing)
    return RESPONSE_ALREADY_SENT
  } finally {
    if (!isSending) await file.close()
  }
}
