/** Ids of elements (RFC 8794 and RFC 9559). */
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
}

/** What a player shows or needs to find it (RFC 9559). Everything else becomes a void. */
const KEPT = new Set([
  0x114d9b74, 0x1c53bb6b, 0x2ad7b1, 0x4489, 0xe7, 0xab, 0xa7, 0xfb, 0x9b, 0xa1, 0x75a1, 0x75a2,
])
/** A file must name the programs that wrote it; these names become empty. */
const EMPTIED = new Set([0x4d80, 0x5741])
const ENTERED = new Set<number>([ID.segment, 0x1549a966, ID.tracks, ID.cluster])
const BLOCKS = { simple: 0xa3, group: 0xa0, block: 0xa1 } as const
/** Of a track: its name, its codec's name and links, checksums, voids and attachments. */
const NAMES = new Set([0x536e, 0x258688, 0xbf, 0xec, 0x7446, 0x3b4040, 0x26b240])
const SHOWN = [1, 2]

/**
 * Removes from a copy of a WebM video who made it, where, when and with what: tags, attachments, chapters,
 * names, dates, and tracks other than picture and sound. They become a void of the same length, so that
 * every position stays valid.
 */
export function privateWebm(video: Buffer): Buffer {
  const bytes = Buffer.from(video)
  const going = new Set<number>()
  // A cluster of open length contains all that follow: recursion could exhaust the stack.
  const open = elementsOf(bytes).filter(({ id }) => id !== ID.header)
  for (let element = open.pop(); element; element = open.pop()) {
    const { id, body } = element
    if (ENTERED.has(id)) open.push(...elementsOf(body).reverse())
    else if (EMPTIED.has(id)) body.fill(0)
    else if (id === ID.track) cleanTrack(element, going)
    else if (id === BLOCKS.simple || id === BLOCKS.group) cleanBlock(element, going)
    else if (!KEPT.has(id)) blank(element)
  }
  return bytes
}

function cleanTrack(track: Element, going: Set<number>): void {
  const parts = elementsOf(track.body)
  const numberOf = (id: number) => parts.find((part) => part.id === id)?.body.at(-1) ?? 0
  if (!SHOWN.includes(numberOf(ID.trackType))) {
    going.add(numberOf(0xd7))
    blank(track)
  } else for (const part of parts) if (NAMES.has(part.id)) blank(part)
}

function cleanBlock(element: Element, going: ReadonlySet<number>): void {
  const isGroup = element.id === BLOCKS.group
  const block = isGroup ? elementsOf(element.body).find(({ id }) => id === BLOCKS.block) : element
  // Track numbers above 126 take two bytes; no video has so many.
  const track = (block?.body[0] ?? 0) & 0x7f
  if (!block || going.has(track)) blank(element)
}

/** Of the same length: one byte of id, one or eight of size. */
function blank({ whole }: Element): void {
  const isLong = whole.length >= 9
  whole.fill(0)
  whole[0] = 0xec
  if (isLong) {
    whole[1] = 1
    whole.writeUIntBE(whole.length - 9, 3, 6)
  } else whole[1] = 0x80 | (whole.length - 2)
}

/** How many elements may follow each other; a video has about one cluster a second. */
const ELEMENT_LIMIT = 20_000
const VIDEO = 1
const CODECS = ['V_VP8', 'V_VP9', 'V_AV1']

/** An element, `whole` with its header; both are views of the video. */
type Element = { id: number; whole: Buffer; body: Buffer }

/** Whether bytes are a WebM video: elements that add up to the file, with a video track and clusters. */
export function isWebmVideo(bytes: Buffer): boolean {
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
function elementsOf(bytes: Buffer): Element[] {
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

/** The value of a size; `null` when it is open, which means up to the end. */
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
