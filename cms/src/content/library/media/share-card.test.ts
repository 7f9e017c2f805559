import { ACCENTS, type Accent } from '@noren/contract/accent'
import { markUrl } from '@noren/contract/brand/mark'
import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import { isShareCard } from '@noren/contract/share-card'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardAddress, encodeCard } from './share-card.ts'
import { bandColours } from './woven-band.ts'

const colours = bandColours(DEFAULT_PALETTE)
const band = (accent: Accent) => ({ colours: colours[accent], hasWaves: true })
const mark = markUrl('0123456789abcdef0123')
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
  const card = await encodeCard(await noise(), { ...band('ember'), focus: null }, null)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(card.length).toBeLessThan(300_000)
})

test('a card shows the colour of the restaurant, the mark on paper and the photo', async () => {
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  const [photo, mark] = await Promise.all([plain(400, 900, '#d00000'), plain(512, 512, '#00a000')])
  const { data, info } = await sharp(
    await encodeCard(photo, { ...band('harbour'), focus: null }, mark),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
  const [bandRed = 0, , bandBlue = 0] = at(20, 20)
  expect(bandBlue).toBeGreaterThan(bandRed + 40)
  expect(at(700, 300)[0]).toBeGreaterThan(180)
  expect(at(189, 300).every((share) => share > 200)).toBe(true)
  const [markRed = 255, markGreen = 0] = at(96, 514)
  expect(markGreen).toBeGreaterThan(markRed + 100)
  expect(at(96, 514 - 46).every((share) => share > 200)).toBe(true)
})

test('without waves the band of a card is plain', async () => {
  const photo = await noise()
  const spread = async (hasWaves: boolean) => {
    const card = await encodeCard(photo, { ...band('plum'), hasWaves, focus: null }, null)
    const cut = sharp(card).extract({ left: 0, top: 0, width: 180, height: 630 })
    const { channels } = await sharp(await cut.png().toBuffer()).stats()
    return channels[1]?.stdev ?? Number.NaN
  }
  expect(await spread(false)).toBeLessThan(1)
  expect(await spread(true)).toBeGreaterThan(3)
})

test('a card has a separate address for each colour, mark and pattern', () => {
  const addresses = ACCENTS.map((accent) =>
    cardAddress({ picture, mark, ...band(accent), focus: null }),
  )
  expect(new Set(addresses).size).toBe(ACCENTS.length)
  expect(addresses.every(isShareCard)).toBe(true)
  const ember = { picture, mark, ...band('ember'), focus: null }
  expect(cardAddress(ember)).toBe(addresses[0])
  expect(cardAddress({ ...ember, mark: null })).not.toBe(addresses[0])
  expect(cardAddress({ ...ember, hasWaves: false })).not.toBe(addresses[0])
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
    const card = await encodeCard(photo, { ...band('ember'), focus: { x, y: 50 } }, null)
    const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true })
    const [red = 0, greenShare = 0] = data.subarray((300 * info.width + 696) * 3)
    return red > greenShare ? 'red' : 'green'
  }
  expect(await middle(0)).toBe('red')
  expect(await middle(100)).toBe('green')
  const address = (x: number) =>
    cardAddress({ picture, mark, ...band('ember'), focus: { x, y: 50 } })
  expect(address(0)).not.toBe(address(100))
  expect(address(0)).not.toBe(cardAddress({ picture, mark, ...band('ember'), focus: null }))
})

test('a card has the company’s colours: its own band and the paper', async () => {
  const pine = { brand: '#1f3d2b', accent: '#8a4b08', paper: '#fffdf5', ink: '#17201a' }
  const own = bandColours(pine)
  expect(own.ember.cloth).toEqual(colours.ember.cloth)
  expect(own.indigo).toMatchObject({ paper: [0xff, 0xfd, 0xf5] })
  const [red, green, blue] = own.indigo.cloth
  expect(green).toBeGreaterThan(Math.max(red, blue))
  const address = (of: typeof own) =>
    cardAddress({ picture, mark, ...band('ember'), colours: of.ember, focus: null })
  expect(address(own)).not.toBe(address(colours))
})

test('the cards of a company that chose no colours keep the ones they had', () => {
  const { cloth, paper } = colours.indigo
  const drawn = [0x22, 0x38, 0x76].map((byte, index) => Math.abs(byte - (cloth[index] ?? 0)))
  expect(Math.max(...drawn)).toBeLessThan(3)
  expect(paper).toEqual([0xf8, 0xf4, 0xec])
})
