/** How many elements may lie side by side; a film has about one cluster a second. */
const ELEMENT_LIMIT = 20_000
/** Names of elements (RFC 8794 and RFC 9559). */
export const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
}
const VIDEO = 1
const CODECS = ['V_VP8', 'V_VP9', 'V_AV1']

/** An element, `whole` with its head; both are views of the film. */
export type Element = { id: number; whole: Buffer; body: Buffer }

/** Whether bytes are a WebM film: elements that add up to the file, with a track to show and clusters. */
export function isWebmFilm(bytes: Buffer): boolean {
  const [header, segment, ...more] = elementsOf(bytes)
  if (header?.id !== ID.header || segment?.id !== ID.segment || more.length > 0) return false
  if (textOf(header, ID.docType) !== 'webm') return false
  const parts = elementsOf(segment.body)
  const shown = parts
    .filter(({ id }) => id === ID.tracks)
    .flatMap(({ body }) => elementsOf(body))
    .filter((track) => track.id === ID.track && childOf(track, ID.trackType)?.at(-1) === VIDEO)
  const hasData = parts.some(({ id, body }) => id === ID.cluster && body.length > 0)
  return (
    hasData && shown.length > 0 && shown.every((track) => CODECS.includes(textOf(track, ID.codec)))
  )
}

/** The elements that fill `bytes` exactly; none when their sizes do not add up. */
export function elementsOf(bytes: Buffer): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const idLength = lengthAt(bytes, at)
    const sizeAt = at + idLength
    const sizeLength = lengthAt(bytes, sizeAt)
    const start = sizeAt + sizeLength
    if (idLength > 4 || sizeLength > 8 || start > bytes.length) return []
    if (elements.length === ELEMENT_LIMIT) return []
    const size = sizeOf(bytes.subarray(sizeAt, start)) ?? bytes.length - start
    if (size > bytes.length - start) return []
    const whole = bytes.subarray(at, start + size)
    elements.push({ id: bytes.readUIntBE(at, idLength), whole, body: whole.subarray(start - at) })
    at = start + size
  }
  return elements
}

/** How many bytes the number at `at` takes: one more than the zero bits it begins with. */
function lengthAt(bytes: Buffer, at: number): number {
  return Math.clz32(bytes[at] ?? 0) - 23
}

/** The value of a size; `null` when it is left open, which means up to the end. */
function sizeOf(bytes: Buffer): number | null {
  const bits = BigInt(bytes.length * 7)
  const value = BigInt(`0x${bytes.toString('hex')}`) & ((1n << bits) - 1n)
  return value === (1n << bits) - 1n ? null : Number(value)
}

function childOf({ body }: Element, id: number): Buffer | undefined {
  return elementsOf(body).find((child) => child.id === id)?.body
}

function textOf(element: Element, id: number): string {
  return childOf(element, id)?.toString('latin1').replace(/\0+$/, '') ?? ''
}
