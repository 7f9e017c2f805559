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
export function joinTexts(texts: readonly string[], [before, after]: [string, string]): Texts {
  const joined = Buffer.from(`${before}${texts.join(',')}${after}`)
  const starts = new Uint32Array(texts.length)
  const ends = new Uint32Array(texts.length)
  let start = Buffer.byteLength(before)
  for (const [place, text] of texts.entries()) {
    const end = start + Buffer.byteLength(text)
    starts[place] = start
    ends[place] = end
    start = end + ','.length
  }
  return { bytes: joined, starts, ends }
}
