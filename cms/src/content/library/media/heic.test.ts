import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { proves } from '../../../../../scripts/testing/proves.ts'
import { fileOf } from '../../../../test/samples.ts'
import { openTestDesk } from '../../../../test/test-desk.ts'

/** 96 × 64 pixels, red on the left and blue on the right; made with `heif-enc`. */
const PHONE = join(import.meta.dirname, '../../../../test/phone.heic')

const photo = await readFile(PHONE)
const { payload, dataDir } = await openTestDesk()

const upload = (data: Buffer) =>
  payload.create({
    collection: 'media',
    data: { altEn: 'A flag', altJa: '旗' },
    file: fileOf('IMG_4711.HEIC', 'image/heic', data),
  })

test('an iPhone’s photo is stored like any other picture', async () => {
  const doc = await upload(photo)
  expect(doc).toMatchObject({ width: 96, height: 64, mimeType: 'image/webp' })
  expect(doc.address).toMatch(/^\/media\/[0-9a-f]{20}-96x64\.webp$/)
  const kept = join(dataDir, 'uploads', 'pictures', doc.filename ?? '')
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number) => [...data.subarray((32 * 96 + x) * info.channels)].slice(0, 3)
  const [red = 0, , blue = 0] = colourAt(10)
  expect([red > 150, blue < 80]).toEqual([true, true])
  const [redRight = 0, , blueRight = 0] = colourAt(85)
  expect([redRight < 80, blueRight > 150]).toEqual([true, true])
})

test(
  'a HEIC photo that is cut off, or is a header and junk, is refused',
  proves('I09'),
  async () => {
    for (const data of [
      photo.subarray(0, 300),
      photo.subarray(0, 400),
      Buffer.concat([photo.subarray(0, 32), Buffer.alloc(4096, 'junk')]),
    ]) {
      await expect(upload(data)).rejects.toMatchObject({ status: 400 })
    }
  },
)

test(
  'a HEIC photo that states too many pixels is refused without decoding',
  proves('I02'),
  async () => {
    const size = photo.indexOf('ispe') + 8
    const vast = Buffer.from(photo)
    vast.writeUInt32BE(16_000, size)
    vast.writeUInt32BE(16_000, size + 4)
    await expect(upload(vast)).rejects.toMatchObject({ status: 400 })
    const { decodeHeic } = await import('./take-picture.ts')
    await expect(decodeHeic(vast)).rejects.toThrow(/16000 × 16000 pixels are too many/)
  },
)
