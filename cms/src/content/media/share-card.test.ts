import { ACCENTS } from '@noren/contract/accent'
import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import { isShareCard } from '@noren/contract/share-card'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardAddress, encodeCard } from './share-card.ts'
import { bandColours } from './woven-band.ts'

const colours = bandColours(DEFAULT_PALETTE)
const picture = { hash: '0123456789abcdef0123', width: 1920, height: 1280 }

const noise = () =>
  sharp({
    create: {
      width: 1920,
      height: 1280,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .webp({ quality: 92 })
    .toBuffer()

test('a card is a JPEG of 1200 × 630 below 300 kB, even of the most detailed photo', async () => {
  const card = await encodeCard(await noise(), { colours: colours.ember, focus: null })
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(card.length).toBeLessThan(300_000)
})

test('a card shows the colour of the restaurant, the seal and the photo', async () => {
  const red = { width: 400, height: 900, channels: 3, background: '#d00000' } as const
  const photo = await sharp({ create: red }).webp({ lossless: true }).toBuffer()
  const { data, info } = await sharp(
    await encodeCard(photo, { colours: colours.harbour, focus: null }),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
  const [bandRed = 0, , bandBlue = 0] = at(20, 20)
  expect(bandBlue).toBeGreaterThan(bandRed + 40)
  expect(at(700, 300)[0]).toBeGreaterThan(180)
  expect(at(189, 300).every((share) => share > 200)).toBe(true)
})

test('a card has a separate address for each photo and colour', () => {
  const addresses = ACCENTS.map((accent) =>
    cardAddress({ picture, colours: colours[accent], focus: null }),
  )
  expect(new Set(addresses).size).toBe(ACCENTS.length)
  expect(addresses.every(isShareCard)).toBe(true)
  expect(cardAddress({ picture, colours: colours.ember, focus: null })).toBe(addresses[0])
})

test('a card shows the point of the photo that staff chose, at a separate address', async () => {
  const half = { width: 1000, height: 900, channels: 3 } as const
  const green = await sharp({ create: { ...half, background: '#00a000' } })
    .png()
    .toBuffer()
  // Left half red, right half green: twice as wide as the part that a card shows.
  const photo = await sharp({ create: { ...half, width: 2000, background: '#d00000' } })
    .composite([{ input: green, left: 1000, top: 0 }])
    .webp({ lossless: true })
    .toBuffer()
  const middle = async (x: number) => {
    const card = await encodeCard(photo, { colours: colours.ember, focus: { x, y: 50 } })
    const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true })
    const [red = 0, greenShare = 0] = data.subarray((300 * info.width + 696) * 3)
    return red > greenShare ? 'red' : 'green'
  }
  expect(await middle(0)).toBe('red')
  expect(await middle(100)).toBe('green')
  const address = (x: number) =>
    cardAddress({ picture, colours: colours.ember, focus: { x, y: 50 } })
  expect(address(0)).not.toBe(address(100))
  expect(address(0)).not.toBe(cardAddress({ picture, colours: colours.ember, focus: null }))
})

test('a card has the company’s colours: its own band, the seal and the paper', async () => {
  const pine = { brand: '#1f3d2b', accent: '#8a4b08', paper: '#fffdf5', ink: '#17201a' }
  const own = bandColours(pine)
  expect(own.ember.cloth).toEqual(colours.ember.cloth)
  expect(own.indigo).toMatchObject({ seal: [0x8a, 0x4b, 0x08], paper: [0xff, 0xfd, 0xf5] })
  const [red, green, blue] = own.indigo.cloth
  expect(green).toBeGreaterThan(Math.max(red, blue))
  const address = (of: typeof own) => cardAddress({ picture, colours: of.ember, focus: null })
  expect(address(own)).not.toBe(address(colours))
})

test('the cards of a company that chose no colours keep the ones they had', () => {
  const { cloth, seal, paper } = colours.indigo
  const drawn = [0x22, 0x38, 0x76].map((byte, index) => Math.abs(byte - (cloth[index] ?? 0)))
  expect(Math.max(...drawn)).toBeLessThan(3)
  expect([seal, paper]).toEqual([
    [0xc3, 0x36, 0x1a],
    [0xf8, 0xf4, 0xec],
  ])
})
