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
