/** How many boxes may follow each other; a video in fragments of a second has a few thousand. */
const BOX_LIMIT = 20_000
const BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V )$/
const H264 = ['avc1', 'avc3']

/** The boxes that each container keeps (ISO/IEC 14496-12); all others are blanked, whatever they hold. */
const KEPT: { readonly [container: string]: readonly string[] } = {
  '': ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra'],
  moov: ['mvhd', 'iods', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
  minf: ['vmhd', 'smhd', 'hmhd', 'nmhd', 'dinf', 'stbl'],
  stbl: 'stsd stts ctts cslg stss stsh stsz stsc stco co64 stdp sdtp sbgp sgpd subs'.split(' '),
  moof: ['mfhd', 'traf'],
  traf: 'tfhd tfdt trun sbgp sgpd subs saiz saio'.split(' '),
}
/** Tracks of text, times and places: the site uses none. */
const SHOWN = ['vide', 'soun']

/** A box, `whole` with its header; both are views of the video. */
type Box = { type: string; whole: Buffer; body: Buffer }

/**
 * Whether bytes are an MP4 video in H.264, by its boxes (ISO/IEC 14496-12): their sizes add up to the file,
 * it has data (`mdat`), and browsers can decode its picture.
 */
export function isMp4Video(bytes: Buffer): boolean {
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
function boxesOf(bytes: Buffer): Box[] {
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

const isOf = (type: string) => (box: Box) => box.type === type

/** All boxes at the end of a path of types. */
function inside(boxes: readonly Box[], type: string, ...path: string[]): Box[] {
  const found = boxes.filter(isOf(type))
  const [next, ...rest] = path
  return next === undefined
    ? found
    : inside(
        found.flatMap(({ body }) => boxesOf(body)),
        next,
        ...rest,
      )
}

/** The first box of each type on a path below a box. */
function find(box: Box, ...path: string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (found, type) => found && boxesOf(found.body).find(isOf(type)),
    box,
  )
}

/** What a track is for: the type of its handler, after version, flags and an unused field. */
function handlerOf(box: Box, ...path: string[]): string {
  return find(box, ...path, 'hdlr')?.body.toString('latin1', 8, 12) ?? ''
}

/** How the samples of a track are coded: after version, flags and count, one box per coding. */
function codingsOf(media: Box): string[] {
  const descriptions = inside(boxesOf(media.body), 'minf', 'stbl', 'stsd')
  return descriptions.flatMap(({ body }) => boxesOf(body.subarray(8))).map(({ type }) => type)
}

type Range = { from: number; to: number }

/**
 * Removes from a copy of an MP4 video who made it, where, when and with what: all boxes that playing does
 * not need, tracks other than picture and sound, and bytes that no kept track plays. They are blanked in
 * place, so that every offset stays valid. `null` when it is unknown which bytes a removed track plays.
 */
export function privateMp4(video: Buffer): Buffer | null {
  const bytes = Buffer.from(video)
  const top = boxesOf(bytes)
  const tracks = inside(top, 'moov', 'trak')
  const going = tracks.filter((track) => !SHOWN.includes(handlerOf(track, 'mdia')))
  const isFragmented = top.some(isOf('moof'))
  if (isFragmented && going.length > 0) return null
  const played = isFragmented ? null : rangesOf(tracks.filter((track) => !going.includes(track)))
  for (const track of going) blank(track)
  for (const box of top) clean(box, '')
  if (isFragmented) return bytes
  return played && blankUnplayed(bytes, top.filter(isOf('mdat')), played) ? bytes : null
}

function clean(box: Box, container: string): void {
  const kept = KEPT[container]
  if (kept && !kept.includes(box.type)) {
    blank(box)
    return
  }
  const inside = KEPT[box.type]
  if (inside) for (const child of boxesOf(box.body)) clean(child, box.type)
  if (['mvhd', 'tkhd', 'mdhd'].includes(box.type))
    box.body.subarray(4, box.body[0] === 1 ? 20 : 12).fill(0)
  // The maker's name for the track, after the type and unused fields.
  if (box.type === 'hdlr') box.body.subarray(24).fill(0)
  if (box.type === 'stsd') for (const entry of boxesOf(box.body.subarray(8))) cleanEntry(entry)
}

/** The encoder's name, and boxes whose content is the maker's choice. */
function cleanEntry({ type, body }: Box): void {
  if (!/^avc[13]$/.test(type)) return
  body.subarray(42, 74).fill(0)
  for (const child of boxesOf(body.subarray(78))) {
    if (['udta', 'meta', 'uuid', 'free', 'skip'].includes(child.type)) blank(child)
  }
}

function blank({ whole, body }: Box): void {
  whole.write('free', 4, 'latin1')
  body.fill(0)
}

/** The byte ranges of the samples of tracks; `null` when their tables are incomplete. */
function rangesOf(tracks: readonly Box[]): Range[] | null {
  const ranges: Range[] = []
  for (const track of tracks) {
    const chunks = chunksOf(track)
    if (!chunks) return null
    ranges.push(...chunks)
  }
  return ranges.sort((a, b) => a.from - b.from)
}

/** One range for each chunk: its offset, and the sizes of the samples in it. */
function chunksOf(track: Box): Range[] | null {
  const table = find(track, 'mdia', 'minf', 'stbl')
  const sizes = table && find(table, 'stsz')?.body
  const runs = table && find(table, 'stsc')?.body
  const short = table && find(table, 'stco')?.body
  const offsets = short ?? (table && find(table, 'co64')?.body)
  if (!sizes || !runs || !offsets || sizes.length < 12 || runs.length < 8 || offsets.length < 8)
    return null
  const width = short ? 4 : 8
  const same = sizes.readUInt32BE(4)
  const [samples, runCount, chunks] = [
    sizes.readUInt32BE(8),
    runs.readUInt32BE(4),
    offsets.readUInt32BE(4),
  ]
  if (same === 0 && sizes.length < 12 + samples * 4) return null
  if (runs.length < 8 + runCount * 12 || offsets.length < 8 + chunks * width) return null
  const ranges: Range[] = []
  let sample = 0
  let run = 0
  for (let chunk = 0; chunk < chunks && sample < samples; chunk++) {
    while (run + 1 < runCount && runs.readUInt32BE(8 + (run + 1) * 12) <= chunk + 1) run++
    const count =
      runCount === 0 ? 0 : Math.min(runs.readUInt32BE(8 + run * 12 + 4), samples - sample)
    const at = 8 + chunk * width
    const from = short ? offsets.readUInt32BE(at) : Number(offsets.readBigUInt64BE(at))
    let to = from + same * count
    if (same === 0) for (let i = 0; i < count; i++) to += sizes.readUInt32BE(12 + (sample + i) * 4)
    ranges.push({ from, to })
    sample += count
  }
  return sample === samples ? ranges : null
}

/** @returns whether all played bytes are inside the data */
function blankUnplayed(bytes: Buffer, data: readonly Box[], played: readonly Range[]): boolean {
  const bodies = data.map(({ body }) => {
    const from = body.byteOffset - bytes.byteOffset
    return { from, to: from + body.length }
  })
  const isInside = played.every(({ from, to }) =>
    bodies.some((body) => body.from <= from && to <= body.to),
  )
  if (!isInside) return false
  for (const body of bodies) {
    let at = body.from
    for (const { from, to } of played) {
      if (to <= at || from >= body.to) continue
      if (from > at) bytes.fill(0, at, from)
      at = to
    }
    bytes.fill(0, at, body.to)
  }
  return true
}
