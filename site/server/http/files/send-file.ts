import type { FileHandle } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { errorFacts, log } from '@noren/kit/process/log'
import type { ByteRange } from '../response/range.ts'

/** Bytes of a file in memory for one visitor. */
const PIECE_BYTES = 64 * 1024

/** Buffers kept for the next visitor: new ones would fill the memory until the next garbage collection. */
const SPARE_PIECES = 32
const spare: Uint8Array[] = []

/**
 * Writes the bytes of a file as the body of an answer, and ends it. A chunk is read once the one before it
 * was sent, so that a visitor who reads nothing costs one chunk. Closes the file in any case, also when
 * the visitor disconnects.
 */
export async function sendFile(
  file: FileHandle,
  { start, end }: ByteRange,
  to: ServerResponse,
): Promise<void> {
  const gone = new Promise<'gone'>((resolve) => to.once('close', () => resolve('gone')))
  const piece = spare.pop() ?? new Uint8Array(PIECE_BYTES)
  try {
    for (let at = start; at <= end; at += PIECE_BYTES) {
      const part = piece.subarray(0, Math.min(PIECE_BYTES, end + 1 - at))
      await fill(part, file, at)
      if (to.destroyed) return
      const isLast = at + part.byteLength > end
      const taken = new Promise<void>((resolve) => {
        if (isLast) to.end(part, resolve)
        else to.write(part, () => resolve())
      })
      if ((await Promise.race([taken, gone])) === 'gone') return
    }
    if (spare.length < SPARE_PIECES) spare.push(piece)
  } catch (error) {
    log('error', 'media file not read', errorFacts(error))
    to.destroy()
  } finally {
    await file.close()
  }
}

async function fill(part: Uint8Array, file: FileHandle, at: number): Promise<void> {
  const { bytesRead } = await file.read(part, 0, part.byteLength, at)
  if (bytesRead < part.byteLength) throw new Error('A media file is shorter than it was')
}
