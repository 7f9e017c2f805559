import { markFiles } from '@noren/contract/brand/mark'
import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Mark, markOf } from './mark-files.ts'

const RED = [0xc3, 0x36, 0x1a, 255]

const DISC = {
  png: await sharp(Buffer.from(discOf(1024)), { raw: { width: 1024, height: 1024, channels: 4 } })
    .png()
    .toBuffer(),
  svg: null,
}

function discOf(side: number): Uint8Array {
  const pixels = new Uint8Array(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)]
    if (Math.hypot(x - side / 2, y - side / 2) < side / 2) pixels.set(RED, at * 4)
  }
  return pixels
}

async function made({ files }: Mark): Promise<Map<string, Buffer>> {
  const bytes = files.map(async ({ address, make }) => [address, await make()] as const)
  return new Map(await Promise.all(bytes))
}

async function pixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
}

const PAPER = [0xf8, 0xf4, 0xec, 255]

test('a mark has a file wherever browsers and phones show it, all made of one picture (attack 4)', async () => {
  const mark = markOf(DISC, DEFAULT_PALETTE)
  const files = await made(mark)
  const names = markFiles(mark.address)
  expect([...files.keys()].sort()).toEqual([...new Set(Object.values(names ?? {}))].sort())
  const file = (name: string | undefined) => files.get(name ?? '') ?? Buffer.alloc(0)
  for (const [png, side] of [
    [file(names?.apple), 180],
    [file(names?.phone), 192],
    [file(names?.large), 512],
    [file(names?.maskable), 512],
  ] as const) {
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: side, height: side })
    expect(await pixel(png, side / 2, side / 2)).toEqual(RED)
  }
  expect((await pixel(file(names?.large), 0, 0))[3]).toBe(0)
  for (const onPaper of [file(names?.apple), file(names?.maskable)]) {
    expect(await pixel(onPaper, 0, 0)).toEqual(PAPER)
  }
  // No phone cuts off more than a fifth of a side.
  expect(await pixel(file(names?.maskable), 256, 70)).toEqual(PAPER)
  const sizes = [6, 22, 38].map((entry) => file(names?.ico).readUInt8(entry))
  expect(sizes).toEqual([16, 32, 48])
})

test('a mark has another address on other paper', () => {
  const { address } = markOf(DISC, DEFAULT_PALETTE)
  expect(markOf(DISC, DEFAULT_PALETTE).address).toBe(address)
  expect(markOf(DISC, { ...DEFAULT_PALETTE, paper: '#ffffff' }).address).not.toBe(address)
  expect(markOf(DISC, { ...DEFAULT_PALETTE, ink: '#000000' }).address).toBe(address)
})

test('a company without a mark has a curtain in its own colour, also at 16 pixels', async () => {
  const pine = { ...DEFAULT_PALETTE, brand: '#1f3d2b' }
  const mark = markOf(null, pine)
  const files = await made(mark)
  const ico = files.get(markFiles(mark.address)?.ico ?? '') ?? Buffer.alloc(0)
  const png = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))
  expect(await sharp(png).metadata()).toMatchObject({ width: 16, height: 16 })
  const [colour, paper] = [
    [0x1f, 0x3d, 0x2b, 255],
    [0xf8, 0xf4, 0xec, 255],
  ]
  // The ground, the rod, the cloth, and between two panels the ground again.
  expect(await pixel(png, 8, 1)).toEqual(colour)
  expect(await pixel(png, 8, 3)).toEqual(paper)
  expect(await pixel(png, 8, 10)).toEqual(paper)
  // The slits widen as cloth hangs, so that a trace of it is in here.
  const between = await pixel(png, 6, 8)
  expect(Math.max(...between.map((part, at) => Math.abs(part - (colour[at] ?? 0))))).toBeLessThan(9)
  expect((await pixel(png, 0, 0))[3]).toBeLessThan(128)
})
