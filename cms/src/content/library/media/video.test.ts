import { expect, test } from 'vitest'
import { demoVideo } from '../../../../test/samples.ts'
import { sniffVideo } from './private-video.ts'

const mp4 = await demoVideo('mp4')
const webm = await demoVideo('webm')

/** A copy in which `to` replaces the first `from`, of the same length. */
function changed(video: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(video)
  const at = copy.indexOf(from, 0, 'latin1')
  expect(at, from).toBeGreaterThan(-1)
  copy.write(to, at, 'latin1')
  return copy
}

/** Numbers below `limit`, the same in every run. */
function numbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % limit
  }
}

test('the desk recognises the demo’s videos', () => {
  expect([sniffVideo(mp4), sniffVideo(webm)]).toEqual(['mp4', 'webm'])
})

test('a video of open length, as from a live recorder, is accepted', () => {
  const open = Buffer.from(webm)
  const size = open.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])) + 4
  expect(open[size]).toBe(1)
  open.fill(0xff, size + 1, size + 8)
  expect(sniffVideo(open)).toBe('webm')
})

test('the first bytes of a video followed by junk are refused', () => {
  for (const video of [mp4, webm]) {
    for (const kept of [4, 12, 24, 32, 40, 64, 300]) {
      const start = video.subarray(0, kept)
      expect(sniffVideo(Buffer.concat([start, Buffer.alloc(100_000, 'junk')]))).toBeNull()
      expect(sniffVideo(Buffer.concat([start, Buffer.alloc(100_000)]))).toBeNull()
    }
  }
})

test('an MP4 without a picture, in another coding or without data is refused', () => {
  for (const [from, to] of [
    ['vide', 'soun'],
    ['avc1\0\0\0\0', 'hvc1\0\0\0\0'],
    ['mdat', 'free'],
    ['moov', 'free'],
    ['stsd', 'free'],
    ['ftypisom', 'ftypqt  '],
  ] as const) {
    expect(sniffVideo(changed(mp4, from, to)), from).toBeNull()
  }
})

test('a Matroska video, an unknown coding and a WebM without clusters are refused', () => {
  expect(sniffVideo(changed(webm, 'webm', 'mkv\0'))).toBeNull()
  expect(sniffVideo(changed(webm, 'V_VP', 'V_XX'))).toBeNull()
  const clusterless = Buffer.from(webm)
  const id = Buffer.from([0x1f, 0x43, 0xb6, 0x75])
  for (let at = clusterless.indexOf(id); at >= 0; at = clusterless.indexOf(id, at + 1)) {
    clusterless[at + 3] = 0x74
  }
  expect(sniffVideo(clusterless)).toBeNull()
})

test('a video cut off at any byte is refused', () => {
  const next = numbers(7)
  for (const video of [mp4, webm]) {
    for (let length = 0; length < 400; length++) {
      expect(sniffVideo(video.subarray(0, length))).toBeNull()
    }
    for (let round = 0; round < 500; round++) {
      expect(sniffVideo(video.subarray(0, next(video.length)))).toBeNull()
    }
  }
})

test('damaged videos and noise get an answer, never an error', () => {
  const next = numbers(11)
  const noise = Buffer.from(Array.from({ length: 4096 }, () => next(256)))
  for (const video of [mp4, webm, noise]) {
    const copy = Buffer.from(video)
    const kinds = new Set(['mp4', 'webm', null])
    for (let round = 0; round < 5000; round++) {
      // Most of a video is pictures; its structure is at either end.
      const end = Math.min(video.length, 8192)
      const at = next(2) === 0 ? next(end) : video.length - 1 - next(end)
      copy[at] = next(256)
      expect(kinds).toContain(sniffVideo(copy))
      if (round % 8 === 7) video.copy(copy)
    }
  }
})
