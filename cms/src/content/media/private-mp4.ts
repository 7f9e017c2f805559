import { type Box, boxesOf } from './mp4.ts'

/** What stays of each container (ISO/IEC 14496-12); everything else is blanked, whatever it holds. */
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
/** Tracks of text, times and places are used by nothing on the site. */
const SHOWN = ['vide', 'soun']

type Range = { from: number; to: number }

/**
 * Takes out of a copy of an MP4 film who made it, where, when and with what: all boxes but those it is
 * played by, tracks that are neither picture nor sound, and bytes no kept track plays. What goes is
 * blanked where it lies, so that every offset stays true. `null` when it is not known which bytes a
 * track to be taken out plays.
 */
export function privateMp4(film: Buffer): Buffer | null {
  const bytes = Buffer.from(film)
  const top = boxesOf(bytes)
  const tracks = top.filter(isOf('moov')).flatMap((moov) => boxesOf(moov.body).filter(isOf('trak')))
  const going = tracks.filter((track) => !SHOWN.includes(handlerOf(track)))
  const isFragmented = top.some(isOf('moof'))
  if (isFragmented && going.length > 0) return null
  const played = isFragmented ? null : rangesOf(tracks.filter((track) => !going.includes(track)))
  for (const track of going) blank(track)
  for (const box of top) clean(box, '')
  if (isFragmented) return bytes
  return played && blankUnplayed(bytes, top.filter(isOf('mdat')), played) ? bytes : null
}

const isOf = (type: string) => (box: Box) => box.type === type

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
  // The maker's name for the track, behind the type and fields that are not in use.
  if (box.type === 'hdlr') box.body.subarray(24).fill(0)
  if (box.type === 'stsd') for (const entry of boxesOf(box.body.subarray(8))) cleanEntry(entry)
}

/** The name of the encoder, and boxes in which makers keep what they like. */
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

function handlerOf(track: Box): string {
  return find(track, 'mdia', 'hdlr')?.body.toString('latin1', 8, 12) ?? ''
}

function find(box: Box, ...path: string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (found, type) => found && boxesOf(found.body).find(isOf(type)),
    box,
  )
}

/** Where the samples of tracks lie in the file; `null` when their tables do not say. */
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

/** @returns whether all that is played lies in the data */
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
