/** Many JSON texts in one array of UTF-8, as the members of a JSON list. */
export type Texts = {
  bytes: Uint8Array<ArrayBuffer>
  /** Where each text begins, and at last where one more would. */
  begins: Uint32Array<ArrayBuffer>
}

const SEPARATOR = ','

/** Joins the texts, between a beginning and an end that make a document of them. */
export function joinTexts(texts: readonly string[], [before, after]: [string, string]): Texts {
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + SEPARATOR.length, 0)
  const bytes = new Uint8Array(Buffer.byteLength(before) + size + Buffer.byteLength(after))
  const begins = new Uint32Array(texts.length + 1)
  const encoder = new TextEncoder()
  let end = 0
  const write = (text: string) => {
    end += encoder.encodeInto(text, bytes.subarray(end)).written
  }
  write(before)
  begins[0] = end
  for (const [index, text] of texts.entries()) {
    write(text + SEPARATOR)
    begins[index + 1] = end
  }
  // The end takes the place of the last separator.
  if (texts.length > 0) end -= SEPARATOR.length
  write(after)
  return { bytes: bytes.subarray(0, end), begins }
}

/** The texts from one place to before another, with the separators between them. */
export function textsBetween({ bytes, begins }: Texts, start: number, end: number): Uint8Array {
  const from = begins[start]
  const to = begins[Math.min(end, begins.length - 1)]
  if (from === undefined || to === undefined || from >= to) return new Uint8Array()
  return bytes.subarray(from, to - SEPARATOR.length)
}
