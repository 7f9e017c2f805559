import type { Words } from '../words.ts'
import { Unusable } from './refusal.ts'

/** The declared type of a body, without its parameters. */
export function typeOf(headers: Headers): string | undefined {
  return headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
}

/**
 * Reads a body and counts what arrives, since one in chunks does not say how long it is (hostile inputs I08).
 * Throws {@link Unusable} with status 413.
 */
export async function bytesOf(
  body: NonNullable<Request['body']>,
  limit: number,
  tooLarge: Words,
): Promise<ArrayBuffer> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength
    // The rest stays unread: to cancel it would close the line before the refusal is sent.
    if (size > limit) throw new Unusable(tooLarge, undefined, 413)
    chunks.push(read.value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes.buffer
}

/** The text of a body in UTF-8. Throws {@link Unusable}. */
export function textOf(bytes: ArrayBuffer, unreadable: Words): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unusable(unreadable)
  }
}
