/** How many boxes may lie side by side; a film in fragments of a second has a few thousand. */
const BOX_LIMIT = 20_000
const BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V )$/
const H264 = ['avc1', 'avc3']

/** A box, `whole` with its head; both are views of the film. */
export type Box = { type: string; whole: Buffer; body: Buffer }

/**
 * Whether bytes are an MP4 film in H.264, by its boxes (ISO/IEC 14496-12): their sizes add up to the
 * file, there is something to play (`mdat`), and what is shown is coded as browsers understand it.
 */
export function isMp4Film(bytes: Buffer): boolean {
  const boxes = boxesOf(bytes)
  const [first] = boxes
  if (first?.type !== 'ftyp' || !BRANDS.test(first.body.toString('latin1', 0, 4))) return false
  const hasData = boxes.some(({ type, body }) => type === 'mdat' && body.length > 0)
  const codings = inside(boxes, 'moov', 'trak', 'mdia')
    .filter((media) => handlerOf(media) === 'vide')
    .flatMap(codingsOf)
  return hasData && codings.length > 0 && codings.every((coding) => H264.includes(coding))
}

/** The boxes that fill `bytes` exactly; none when their sizes do not add up. */
export function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length; ) {
    const left = bytes.length - at
    if (left < 8 || boxes.length === BOX_LIMIT) return []
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1
    if (isLong && left < 16) return []
    const head = isLong ? 16 : 8
    // Size 0 means: up to the end.
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || left
    if (size < head || size > left) return []
    const type = bytes.toString('latin1', at + 4, at + 8)
    const whole = bytes.subarray(at, at + size)
    boxes.push({ type, whole, body: whole.subarray(head) })
    at += size
  }
  return boxes
}

/** All boxes at the end of a path of types. */
function inside(boxes: Box[], ...path: string[]): Box[] {
  return path.reduce<Box[]>(
    (found, type, depth) =>
      (depth === 0 ? found : found.flatMap(({ body }) => boxesOf(body))).filter(
        (box) => box.type === type,
      ),
    boxes,
  )
}

/** What a track is for: its handler's type, after version, flags and a field not in use. */
function handlerOf(media: Box): string | undefined {
  const [handler] = inside(boxesOf(media.body), 'hdlr')
  return handler?.body.toString('latin1', 8, 12)
}

/** How the samples of a track are coded: after version, flags and count one box for each way. */
function codingsOf(media: Box): string[] {
  const descriptions = inside(boxesOf(media.body), 'minf', 'stbl', 'stsd')
  return descriptions.flatMap(({ body }) => boxesOf(body.subarray(8))).map(({ type }) => type)
}
