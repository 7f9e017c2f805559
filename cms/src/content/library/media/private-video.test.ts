import { expect, test } from 'vitest'
import { proves } from '../../../../../scripts/testing/proves.ts'
import { demoVideo } from '../../../../test/samples.ts'
import { privateVideo, sniffVideo } from './private-video.ts'

const mp4 = await demoVideo('mp4')
const webm = await demoVideo('webm')

const PLACE = '+35.6586+139.7454/'
const CAMERA = 'Example Camera 9'

function box(type: string, ...parts: (Buffer | string | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4)
  return bytes
}

/** A video with more boxes in its `moov`; the offsets of its samples move with them. */
function withInMoov(video: Buffer, ...boxes: Buffer[]): Buffer {
  const added = Buffer.concat(boxes)
  const start = video.indexOf('moov', 0, 'latin1') - 4
  const end = start + video.readUInt32BE(start)
  const moov = Buffer.from(video.subarray(start, end))
  moov.writeUInt32BE(moov.length + added.length)
  const isBeforeData = video.indexOf('mdat', 0, 'latin1') > start
  for (let at = moov.indexOf('stco'); isBeforeData && at > 0; at = moov.indexOf('stco', at + 4)) {
    for (let chunk = 0; chunk < moov.readUInt32BE(at + 8); chunk++) {
      const place = at + 12 + chunk * 4
      moov.writeUInt32BE(moov.readUInt32BE(place) + added.length, place)
    }
  }
  return Buffer.concat([video.subarray(0, start), moov, added, video.subarray(end)])
}

/** A track of places with one sample, at the end of the video. */
function placeTrack(offset: number): Buffer {
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), box('mebx', numbers(0, 1))),
    box('stts', numbers(0, 1, 1, 1)),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 0, 1, PLACE.length)),
    box('stco', numbers(0, 1, offset)),
  )
  const handler = box('hdlr', numbers(0, 0), 'meta', numbers(0, 0, 0), 'Example Location\0')
  return box('trak', box('mdia', handler, box('minf', table)))
}

/** The first data of a video: what its tracks play. */
function dataOf(video: Buffer): Buffer {
  const start = video.indexOf('mdat', 0, 'latin1') - 4
  return video.subarray(start, start + video.readUInt32BE(start))
}

function clean(video: Buffer): Buffer {
  const found = privateVideo(video)
  expect(found?.bytes.length).toBe(video.length)
  return found?.bytes ?? Buffer.alloc(0)
}

test(
  'an MP4 video no longer says where, when and with what it was taken, and plays as before',
  proves('I13'),
  () => {
    const keys = box('meta', numbers(0), box('keys', 'mdtacom.apple.quicktime.location'), PLACE)
    const withPlaces = withInMoov(mp4, box('udta', box('\xa9xyz', PLACE)), keys, placeTrack(0))
    const offset = withPlaces.length + 8
    const video = Buffer.concat([
      withInMoov(mp4, box('udta', box('\xa9xyz', PLACE)), keys, placeTrack(offset)),
      box('mdat', PLACE),
      box('uuid', 'XMP.', CAMERA),
      box('free', CAMERA),
      box('skip', CAMERA),
    ])
    expect(sniffVideo(video)).toBe('mp4')
    const bytes = clean(video)
    expect(sniffVideo(bytes)).toBe('mp4')
    for (const said of [
      PLACE,
      CAMERA,
      'quicktime',
      'xyz',
      'XMP',
      'Example',
      'meta',
      'VideoHandler',
    ])
      expect([said, bytes.includes(said, 0, 'latin1')]).toEqual([said, false])
    expect(dataOf(bytes).equals(dataOf(video))).toBe(true)
    // The creation time (2026, counted from 1904) is gone.
    expect(bytes.readUInt32BE(bytes.indexOf('mvhd', 0, 'latin1') + 8)).toBe(0)
    expect(clean(bytes).equals(bytes)).toBe(true)
  },
)

test('a fragmented video with a track of places is refused, since its samples cannot be told apart', () => {
  const video = Buffer.concat([
    withInMoov(mp4, placeTrack(0)),
    box('moof', box('mfhd', numbers(0, 1))),
  ])
  expect(sniffVideo(video)).toBe('mp4')
  expect(privateVideo(video)).toBeNull()
})

test('a video whose samples are outside its data is refused', () => {
  const video = withInMoov(mp4)
  video.writeUInt32BE(0xfffffff0, video.indexOf('stco', 0, 'latin1') + 12)
  expect(privateVideo(video)).toBeNull()
})

function element(id: number[], ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  const size = Buffer.alloc(8)
  size.writeUInt32BE(body.length, 4)
  size[0] = 1
  return Buffer.concat([Buffer.from(id), size, body])
}

/** A video with more elements at the end of its segment. */
function withInSegment(video: Buffer, ...elements: Buffer[]): Buffer {
  const longer = Buffer.concat([video, ...elements])
  const size = longer.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])) + 4
  expect(longer[size]).toBe(1)
  longer.writeUIntBE(longer.length - size - 8, size + 2, 6)
  return longer
}

test(
  'a WebM video no longer says where, when and with what it was taken, and plays as before',
  proves('I13'),
  () => {
    const tag = element([0x73, 0x73], element([0x67, 0xc8], element([0x44, 0x87], PLACE)))
    const track = element(
      [0xae],
      element([0xd7], '\x09'),
      element([0x83], '\x21'),
      element([0x86], 'D_WEBVTT/METADATA'),
    )
    const name = element(
      [0x15, 0x49, 0xa9, 0x66],
      element([0x7b, 0xa9], CAMERA),
      element([0x57, 0x41], CAMERA),
    )
    const cluster = element([0x1f, 0x43, 0xb6, 0x75], element([0xa3], `\x09`, PLACE))
    // One byte, too short for a long void.
    const short = Buffer.from([0x44, 0x61, 0x82, 0x50, 0x4c])
    const video = withInSegment(
      webm,
      element([0x12, 0x54, 0xc3, 0x67], tag),
      name,
      element([0x16, 0x54, 0xae, 0x6b], track),
      cluster,
      element([0x19, 0x41, 0xa4, 0x69], CAMERA),
      element([0xec], CAMERA),
      short,
    )
    expect(sniffVideo(video)).toBe('webm')
    const bytes = clean(video)
    expect(sniffVideo(bytes)).toBe('webm')
    for (const said of [PLACE, CAMERA, 'METADATA', 'Lavf', 'libvpx'])
      expect([said, bytes.includes(said, 0, 'latin1')]).toEqual([said, false])
    expect([...bytes.subarray(-5)]).toEqual([0xec, 0x83, 0, 0, 0])
    const clusterAt = webm.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]))
    const blockAt = webm.indexOf(0xa3, clusterAt + 12)
    const sample = webm.subarray(blockAt, blockAt + 2000)
    expect(bytes.subarray(blockAt, blockAt + 2000).equals(sample)).toBe(true)
    expect(clean(bytes).equals(bytes)).toBe(true)
  },
)

test('a damaged video gets an answer, never an error', () => {
  let state = 5
  const next = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % limit
  }
  for (const video of [mp4, webm]) {
    for (let round = 0; round < 500; round++) {
      const copy = Buffer.from(video)
      for (let bytes = 0; bytes < 4; bytes++) copy[next(Math.min(video.length, 8192))] = next(256)
      expect([video.length, undefined]).toContain(privateVideo(copy)?.bytes.length)
    }
  }
})
