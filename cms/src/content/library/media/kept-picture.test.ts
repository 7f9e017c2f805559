import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { proves } from '../../../../../scripts/testing/proves.ts'
import { bringing } from '../../model/brought-along.ts'
import { encodeMaster } from './encoder.ts'
import { keptMaster } from './kept-picture.ts'

const HASH = '0123456789abcdef0123'

function kept(webp: Buffer, context: PayloadRequest['context'] = bringing({ pictureHash: HASH })) {
  return keptMaster({ context }, webp)
}

const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 60, g: 90, b: 60, alpha } } })

test(
  'a clean copy of another desk stays as it is, under its own address',
  proves('I22'),
  async () => {
    for (const alpha of [1, 0.5]) {
      const { webp } = await encodeMaster(await plain(2400, 1200, alpha).png().toBuffer())
      expect(await kept(webp)).toEqual({ picture: { hash: HASH, width: 1920, height: 960 }, webp })
      expect(await kept(webp, {})).toBeNull()
    }
  },
)

test(
  'what says where it was taken, moves, is too large or carries something behind it is no clean copy',
  proves('I22'),
  async () => {
    const told = await plain(40, 30)
      .withExif({ IFD0: { Artist: 'Ren' } })
      .webp()
      .toBuffer()
    expect(await kept(told)).toBeNull()
    const coloured = await plain(40, 30).withIccProfile('p3').webp().toBuffer()
    expect(await kept(coloured)).toBeNull()
    const large = await plain(2600, 10).webp().toBuffer()
    expect(await kept(large)).toBeNull()
    const clean = await plain(40, 30).webp().toBuffer()
    expect(await kept(Buffer.concat([clean, Buffer.from('<script>')]))).toBeNull()
    await expect(kept(clean.fill(0, 20))).rejects.toThrow()
  },
)
