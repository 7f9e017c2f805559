import { RESTAURANTS_END, RESTAURANTS_START } from '@noren/contract/snapshot'
import type { Texts } from './texts.ts'

const NEWLINE = 0x0a
const COMMA = 0x2c
const START = Buffer.from(`${RESTAURANTS_START}\n`)
const END = Buffer.from(`\n${RESTAURANTS_END}\n`)

/**
 * Splits a snapshot's bytes that have one restaurant a line, without parsing any: the document with an
 * empty list, and the lines. `null` for another layout.
 *
 * @throws {SyntaxError}
 */
export function snapshotLines(
  bytes: Buffer<ArrayBuffer>,
): { head: Uint8Array<ArrayBuffer>; restaurants: Texts } | null {
  const first = bytes.indexOf(NEWLINE) + 1
  const last = bytes.length - END.length
  const isListed =
    first <= last &&
    bytes.subarray(0, first).subarray(-START.length).equals(START) &&
    bytes.subarray(last).equals(END)
  if (!isListed) return null
  const starts: number[] = []
  const ends: number[] = []
  for (let start = first; start <= last; ) {
    const newline = bytes.indexOf(NEWLINE, start)
    const isLast = newline === last
    const end = isLast ? newline : newline - 1
    if (!isLast && bytes[end] !== COMMA) throw new SyntaxError(`no comma at ${end}`)
    starts.push(start)
    ends.push(end)
    start = newline + 1
  }
  return {
    head: Buffer.concat([bytes.subarray(0, first), bytes.subarray(last)]),
    restaurants: { bytes, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) },
  }
}
