/** Many texts in one array of UTF-8, in order. */
export type Texts = {
  bytes: Uint8Array<ArrayBuffer>
  starts: Uint32Array<ArrayBuffer>
  ends: Uint32Array<ArrayBuffer>
}

/** The text at an index. */
export function textAt({ bytes, starts, ends }: Texts, place: number): string {
  return new TextDecoder().decode(bytes.subarray(starts[place], ends[place]))
}

/** Joins texts with commas, between a beginning and an end: JSON texts become one document. */
export function joinTexts(
  texts: readonly (string | Uint8Array)[],
  [before, after]: [string, string],
): Texts {
  const starts = new Uint32Array(texts.length)
  const ends = new Uint32Array(texts.length)
  const parts: Uint8Array[] = [Buffer.from(before)]
  let start = before.length
  for (const [place, text] of texts.entries()) {
    const written = typeof text === 'string' ? Buffer.from(text) : text
    if (place > 0) parts.push(COMMA)
    parts.push(written)
    starts[place] = start
    ends[place] = start + written.length
    start += written.length + COMMA.length
  }
  return { bytes: joined([...parts, Buffer.from(after)]), starts, ends }
}

/** In memory of its own: a worker cannot hand over what is in Node's pool, where little ones lie. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    bytes.set(part, end)
    end += part.length
  }
  return bytes
}

const COMMA = Buffer.from(',')
