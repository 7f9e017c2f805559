import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'

const original = (name: string) => new URL(`./originals/${name}.webp`, import.meta.url)

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
    const file = await readFile(original(name))
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

/** The least contrast that cream words have on 99 % of a part of a picture; sizes as shares of it. */
async function creamOn(
  name: string,
  part: { x: number; y: number; width: number; height: number },
) {
  const file = await readFile(original(name))
  const { width, height } = await sharp(file).metadata()
  const { data, info } = await sharp(file)
    .extract({
      left: Math.round(part.x * width),
      top: Math.round(part.y * height),
      width: Math.round(part.width * width),
      height: Math.round(part.height * height),
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lights: number[] = []
  for (let i = 0; i < data.length; i += info.channels) {
    lights.push(luminance(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0))
  }
  lights.sort((a, b) => a - b)
  const lightest = lights[Math.floor(lights.length * 0.99)] ?? 1
  return (luminance(0xf7, 0xf1, 0xe6) + 0.05) / (lightest + 0.05)
}

function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) => {
    const v = value / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

test.each(['dawn', 'day', 'dusk', 'night'])(
  'cream words stand on the sky of the bay by %s without a veil',
  async (light) => {
    const besideTheMountain = { x: 0, y: 0, width: 0.53, height: 0.3 }
    expect(await creamOn(`hero-bay-${light}-tall`, besideTheMountain)).toBeGreaterThan(7)
    const left = { x: 0, y: 0.1, width: 0.45, height: 0.5 }
    expect(await creamOn(`hero-bay-${light}`, left)).toBeGreaterThan(4.5)
  },
)

test.each(['namiori-mark', 'favicon', 'seigaiha-threads'])(
  'the mark %s is an SVG that draws something',
  async (name) => {
    const svg = await readFile(new URL(`./marks/${name}.svg`, import.meta.url))
    const { channels } = await sharp(svg, { density: 300 }).stats()
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(4)
  },
)

test.each(['namiori.mp4', 'namiori.webm'])('the video %s is under 1.5 MB', async (name) => {
  const file = await readFile(new URL(`./video/${name}`, import.meta.url))
  expect(file.length).toBeGreaterThan(100 * 1024)
  expect(file.length).toBeLessThanOrEqual(1.5 * 1024 * 1024)
})
