import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import PICTURE_SIZES from './picture-sizes.json' with { type: 'json' }
import { creamOn } from './testing/cream-on.ts'

const at = (path: string) => new URL(path, import.meta.url)

/** Spread of the grey values of a shrunken picture; near 0 for a blank sheet. */
async function spread(file: Buffer): Promise<number> {
  // Two steps, since `stats` describes the input file, not the resized one.
  const small = await sharp(file).resize(64, 64, { fit: 'fill' }).greyscale().png().toBuffer()
  const { channels } = await sharp(small).stats()
  return channels[0]?.stdev ?? 0
}

const PICTURES = Object.entries(PICTURE_SIZES).flatMap(([company, sizes]) =>
  Object.entries(sizes).map(([name, size]) => [`${company}/pictures/${name}.webp`, size] as const),
)

test.each(PICTURES)(
  'the picture %s has its size, is small enough to commit and not blank',
  async (path, size) => {
    const file = await readFile(at(path))
    const meta = await sharp(file).metadata()
    expect([meta.format, meta.width, meta.height]).toEqual(['webp', ...size])
    expect(meta.exif ?? meta.xmp ?? meta.icc).toBeUndefined()
    expect(file.length).toBeLessThanOrEqual(350 * 1024)
    expect(await spread(file)).toBeGreaterThan(4)
  },
)

const LIGHTS = ['dawn', 'day', 'dusk', 'night']

test.each(LIGHTS)('cream words stand on the sky of the bay by %s without a veil', async (light) => {
  const bay = (frame: string) => at(`company/pictures/hero-bay-${light}${frame}.webp`)
  const besideTheMountain = { x: 0, y: 0, width: 0.53, height: 0.3 }
  expect(await creamOn(bay('-tall'), besideTheMountain)).toBeGreaterThan(7)
  const left = { x: 0, y: 0.1, width: 0.45, height: 0.5 }
  expect(await creamOn(bay(''), left)).toBeGreaterThan(4.5)
})

test.each(LIGHTS)(
  'cream words stand on the sky of the valley by %s without a veil',
  async (light) => {
    const valley = (frame: string) => at(`ryokan/pictures/valley-${light}${frame}.webp`)
    const above = { x: 0, y: 0, width: 1, height: 0.3 }
    expect(await creamOn(valley('-tall'), above)).toBeGreaterThan(7)
    const left = { x: 0, y: 0.1, width: 0.45, height: 0.5 }
    expect(await creamOn(valley(''), left)).toBeGreaterThan(4.5)
  },
)

test.each(['company', 'ryokan'])('the mark of %s draws something in a square', async (company) => {
  const mark = sharp(await readFile(at(`${company}/mark.svg`)), { density: 300 })
  const { width, height } = await mark.metadata()
  expect(width).toBe(height)
  const { channels } = await mark.stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4)
})

test.each(['namiori.mp4', 'namiori.webm'])('the video %s is under 1.5 MB', async (name) => {
  const file = await readFile(at(`company/films/${name}`))
  expect(file.length).toBeGreaterThan(100 * 1024)
  expect(file.length).toBeLessThanOrEqual(1.5 * 1024 * 1024)
})
