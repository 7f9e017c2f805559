import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { decoded } from '../../http/outgoing/decoded.ts'
import { createSender } from '../../http/outgoing/sender.ts'

/** A file that differs from the signed one: damaged in transit, or replaced by an attacker. */
export class Unverified extends Error {
  constructor(name: string) {
    super(`${name} is not what was published`)
    this.name = 'Unverified'
  }
}

/** Files requested at a time, in addition to the one small text every second. */
const AT_ONCE = 16
const TEXT_LIMIT_BYTES = 64 * 1024

type Text = { text: string; etag: string | null }

/** A published folder that is reached over HTTP. Redirects are not followed. */
export type RemoteFolder = {
  /** A small file; `same` when it still has this ETag, `null` when it is missing. */
  readText: (name: string, etag?: string | null) => Promise<Text | 'same' | null>
  /**
   * The chunks of a file. An error follows the last one unless they match the signature, so do not use
   * them before the end.
   */
  read: (name: string, file: ExpectedFile) => AsyncIterable<Uint8Array>
}

type ExpectedFile = { sha256: string; limitBytes: number; timeoutMs: number }

/**
 * @param base the setting `CONTENT_URL`, without a slash at the end
 * @param textTimeoutMs how long a small file may take
 */
export function createRemoteFolder(base: string, textTimeoutMs: number): RemoteFolder {
  const sendForText = createSender('CONTENT_URL')
  const sendForFile = createSender('CONTENT_URL', AT_ONCE)
  const urlOf = (name: string): URL => new URL(`${base}/${name}`)

  async function readText(name: string, etag?: string | null): Promise<Text | 'same' | null> {
    const headers = etag ? { 'If-None-Match': etag } : {}
    const signal = AbortSignal.timeout(textTimeoutMs)
    const response = await sendForText(urlOf(name), { headers, signal })
    try {
      if (response.statusCode === 304 && etag) return 'same'
      if (isMissing(response)) return null
      checkStatus(response)
      const found = await text(limited(response, TEXT_LIMIT_BYTES))
      return { text: found, etag: response.headers.etag ?? null }
    } finally {
      response.destroy()
    }
  }

  async function* read(
    name: string,
    { sha256, limitBytes, timeoutMs }: ExpectedFile,
  ): AsyncGenerator<Uint8Array> {
    const response = await sendForFile(urlOf(name), { signal: AbortSignal.timeout(timeoutMs) })
    try {
      checkStatus(response)
      const hash = createHash('sha256')
      for await (const piece of limited(response, limitBytes)) {
        hash.update(piece)
        yield piece
      }
      if (hash.digest('hex') !== sha256) throw new Unverified(name)
    } finally {
      response.destroy()
    }
  }

  return { readText, read }
}

/** S3 answers 403 for a missing file where listing is not allowed. */
function isMissing({ statusCode }: IncomingMessage): boolean {
  return statusCode === 404 || statusCode === 403
}

function checkStatus({ statusCode = 0 }: IncomingMessage): void {
  if (statusCode === 200) return
  const redirect = statusCode >= 300 && statusCode < 400 ? ', and redirects are not followed' : ''
  throw new Error(`it answered ${statusCode}${redirect}`)
}

async function* limited(response: IncomingMessage, limitBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const piece of decoded(response)) {
    size += piece.byteLength
    if (size > limitBytes) throw new RangeError('its answer is too large')
    yield piece
  }
}
