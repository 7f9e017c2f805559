import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { encodeMaster, encodeRendition } from './encoder.ts'

const RAIN_IN_A_LANE = join(
  import.meta.dirname,
  '../../../../../demo/company/pictures/kohaku-1.webp',
)

/** How near a picture is to what it was made from, in decibels of its 8-bit colours. */
async function nearness(picture: Buffer, source: Sharp): Promise<number> {
  const [made, exact] = await Promise.all([
    sharp(picture).removeAlpha().raw().toBuffer(),
    source.removeAlpha().raw().toBuffer(),
  ])
  const squares = made.reduce((sum, value, at) => sum + (value - (exact[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / (squares / made.length))
}

test('a small picture keeps its fine lines', async () => {
  const { webp } = await encodeMaster(await readFile(RAIN_IN_A_LANE))
  for (const width of [320, 480]) {
    const made = await encodeRendition(webp, width, 'avif')
    expect(await nearness(made, sharp(webp).resize({ width }))).toBeGreaterThan(34)
  }
})

test('no decoded picture stays in memory after it was encoded (attack 9)', async () => {
  const { webp } = await encodeMaster(await readFile(RAIN_IN_A_LANE))
  await encodeRendition(webp, 320, 'webp')
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { current: 0, max: 0 } })
})
