import type { IncomingMessage } from 'node:http'

/** The whole body; or it is too large; or the sender disconnected before its end. */
type ReadBody = Buffer | 'too-large' | 'aborted'

/** Largest request body read (readings A21). */
export const BODY_LIMIT_BYTES = 256 * 1024

const bodies = new WeakMap<IncomingMessage, Promise<ReadBody>>()

/** Whether a request says that a body follows its head. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  return encoding !== undefined || (length !== undefined && Number(length) > 0)
}

/**
 * Reads a request's body up to `limit` bytes, counted as they come in, whatever Content-Length says. A
 * body announced as larger is not read at all (hostile inputs E23, E24). A second call returns what the
 * first one read.
 */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<ReadBody> {
  const reading = bodies.get(incoming) ?? receive(incoming, limit)
  bodies.set(incoming, reading)
  const body = await reading
  return Buffer.isBuffer(body) && body.byteLength > limit ? 'too-large' : body
}

function receive(incoming: IncomingMessage, limit: number): Promise<ReadBody> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large')
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = (result: ReadBody): void => {
      incoming.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
      resolve(result)
    }
    const onData = (chunk: Buffer): void => {
      size += chunk.byteLength
      chunks.push(chunk)
      if (size > limit) {
        incoming.pause()
        finish('too-large')
      }
    }
    const onEnd = (): void => finish(Buffer.concat(chunks))
    const onGone = (): void => finish('aborted')
    incoming.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
  })
}

/** The text of a body in UTF-8, or `null` when it is anything else (hostile inputs E28). */
export function decodeUtf8(body: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return null
  }
}
