import { type Element, elementsOf, ID } from './webm.ts'

/** Shown by a player, or needed to find what is (RFC 9559). Everything else becomes a void. */
const KEPT = new Set([
  0x114d9b74, 0x1c53bb6b, 0x2ad7b1, 0x4489, 0xe7, 0xab, 0xa7, 0xfb, 0x9b, 0xa1, 0x75a1, 0x75a2,
])
/** A file must name the programs that wrote it: by an empty name. */
const EMPTIED = new Set([0x4d80, 0x5741])
const ENTERED = new Set<number>([ID.segment, 0x1549a966, ID.tracks, ID.cluster])
const BLOCKS = { simple: 0xa3, group: 0xa0, block: 0xa1 } as const
/** Of a track: its name, its codec's, how often it was checked, and what is attached to it. */
const NAMES = new Set([0x536e, 0x258688, 0xbf, 0xec, 0x7446, 0x3b4040, 0x26b240])
const SHOWN = [1, 2]

/**
 * Takes out of a copy of a WebM film who made it, where, when and with what: tags, attachments,
 * chapters, names, dates, and tracks that are neither picture nor sound. What goes becomes a void of
 * the same length, so that every position stays true.
 */
export function privateWebm(film: Buffer): Buffer {
  const bytes = Buffer.from(film)
  const going = new Set<number>()
  // A cluster of open length has all that follow inside it: no recursion, which they could exhaust.
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
  // Numbers of tracks above 126 take two bytes; nobody has so many.
  const track = (block?.body[0] ?? 0) & 0x7f
  if (!block || going.has(track)) blank(element)
}

/** As long as it was: one byte of name, one or eight of size. */
function blank({ whole }: Element): void {
  const isLong = whole.length >= 9
  whole.fill(0)
  whole[0] = 0xec
  if (isLong) {
    whole[1] = 1
    whole.writeUIntBE(whole.length - 9, 3, 6)
  } else whole[1] = 0x80 | (whole.length - 2)
}
