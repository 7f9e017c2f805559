/** A part of a document: where it begins, and where it ends. */
export type Span = { start: number; end: number }

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c
const LIST_START = 0x5b
const LIST_END = 0x5d
const OBJECT_START = 0x7b
const OBJECT_END = 0x7d
const BLANKS = new Set<number | undefined>([0x20, 0x09, 0x0a, 0x0d])
const VALUE_ENDS = new Set<number | undefined>([...BLANKS, COMMA, LIST_END, OBJECT_END])

/**
 * Finds the list under `path` in the bytes of a JSON document and where each of its values stands,
 * without reading any of them; `null` when there is no list. It notices what is wrong between the
 * values; what is wrong inside one is noticed by whoever parses it.
 *
 * @throws {SyntaxError}
 */
export function findList(
  bytes: Uint8Array,
  path: readonly string[],
): { list: Span; values: Span[] } | null {
  let value: Span | undefined = { start: afterBlanks(bytes, 0), end: bytes.length }
  for (const name of path) {
    if (bytes[value.start] !== OBJECT_START) return null
    // Of two members with one name the last counts, as everywhere in JSON.
    value = [...members(bytes, value.start)].findLast(({ key }) => key === name)?.value
    if (!value) return null
  }
  if (bytes[value.start] !== LIST_START) return null
  const values = Array.from(members(bytes, value.start), (member) => member.value)
  return { list: value, values }
}

/** The members of the object or list that begins at `start`. */
function* members(
  bytes: Uint8Array,
  start: number,
): Generator<{ key: string | undefined; value: Span }> {
  const isObject = bytes[start] === OBJECT_START
  const close = isObject ? OBJECT_END : LIST_END
  let at = afterBlanks(bytes, start + 1)
  if (bytes[at] === close) return
  for (;;) {
    let key: string | undefined
    if (isObject) {
      const end = stringEnd(bytes, at)
      key = String(JSON.parse(new TextDecoder().decode(bytes.subarray(at, end))))
      at = afterBlanks(bytes, expectByte(bytes, afterBlanks(bytes, end), COLON))
    }
    const end = valueEnd(bytes, at)
    yield { key, value: { start: at, end } }
    at = afterBlanks(bytes, end)
    if (bytes[at] === close) return
    at = afterBlanks(bytes, expectByte(bytes, at, COMMA))
  }
}

function afterBlanks(bytes: Uint8Array, start: number): number {
  let at = start
  while (BLANKS.has(bytes[at])) at++
  return at
}

function expectByte(bytes: Uint8Array, at: number, byte: number): number {
  if (bytes[at] !== byte) throw new SyntaxError(`unexpected byte at ${at}`)
  return at + 1
}

/** Where the value ends that begins at `start`; a broken one takes what follows with it. */
function valueEnd(bytes: Uint8Array, start: number): number {
  let depth = 0
  let at = start
  do {
    const byte = bytes[at]
    if (byte === LIST_START || byte === OBJECT_START) depth++
    else if (byte === LIST_END || byte === OBJECT_END) depth--
    at = byte === QUOTE ? stringEnd(bytes, at) : at + 1
  } while (at < bytes.length && (depth > 0 || !VALUE_ENDS.has(bytes[at])))
  return at
}

function stringEnd(bytes: Uint8Array, start: number): number {
  let at = expectByte(bytes, start, QUOTE)
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return expectByte(bytes, at, QUOTE)
}
