import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { creamOn } from '../testing/cream-on.ts'
import { catalogue, fileOf } from './catalogue.ts'

/** Spread of the grey values of a shrunken picture; near 0 for a blank sheet. */
async function spread(file: Buffer): Promise<number> {
  // Two steps, since `stats` describes the input file, not the resized one.
  const small = await sharp(file).resize(64, 64, { fit: 'fill' }).greyscale().png().toBuffer()
  const { channels } = await sharp(small).stats()
  return channels[0]?.stdev ?? 0
}

test.each(Object.entries(catalogue))(
  'the picture %s exists in its size, is small enough to commit and not blank',
  async (name, { width, height }) => {
    const file = await readFile(fileOf(name))
    const meta = await sharp(file).metadata()
    expect({ format: meta.format, width: meta.width, height: meta.height }).toEqual({
      format: 'webp',
      width,
      height,
    })
    expect(meta.exif ?? meta.xmp ?? meta.icc).toBeUndefined()
    expect(file.length).toBeLessThanOrEqual(350 * 1024)
    expect(await spread(file)).toBeGreaterThan(4)
  },
)

test.each(['dawn', 'day', 'dusk', 'night'])(
  'cream words stand on the sky of the bay by %s without a veil',
  async (light) => {
    const besideTheMountain = { x: 0, y: 0, width: 0.53, height: 0.3 }
    expect(await creamOn(fileOf(`hero-bay-${light}-tall`), besideTheMountain)).toBeGreaterThan(7)
    const left = { x: 0, y: 0.1, width: 0.45, height: 0.5 }
    expect(await creamOn(fileOf(`hero-bay-${light}`), left)).toBeGreaterThan(4.5)
  },
)

test.each(['artwork/marks/namiori-mark', 'company/mark', 'artwork/marks/seigaiha-threads'])(
  'the mark %s is an SVG that draws something',
  async (name) => {
    const svg = await readFile(new URL(`../${name}.svg`, import.meta.url))
    const { channels } = await sharp(svg, { density: 300 }).stats()
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(4)
  },
)

test.each(['namiori.mp4', 'namiori.webm'])('the video %s is under 1.5 MB', async (name) => {
  const file = await readFile(new URL(`../company/films/${name}`, import.meta.url))
  expect(file.length).toBeGreaterThan(100 * 1024)
  expect(file.length).toBeLessThanOrEqual(1.5 * 1024 * 1024)
})
