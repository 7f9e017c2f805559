import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { proves } from '../../../../../scripts/testing/proves.ts'
import { demoVideo, fileOf, samplePicture } from '../../../../test/samples.ts'
import { openSignedInDesk } from '../../../../test/signed-in-desk.ts'

const alt = { altEn: 'A picture', altJa: '写真' }

const { payload, dataDir, send } = await openSignedInDesk({ role: 'owner' })
const { encodeMaster } = await import('./encoder.ts')

function upload(name: string, type: string, data: Buffer | string) {
  return payload.create({ collection: 'media', data: alt, file: fileOf(name, type, data) })
}

async function keptFiles(): Promise<string[]> {
  return readdir(join(dataDir, 'uploads', 'pictures')).catch(() => [])
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

test(
  'an SVG, an HTML page or XML is refused, whatever its name',
  proves('I01', 'I07'),
  async () => {
    for (const [name, type, data] of [
      ['logo.svg', 'image/svg+xml', SVG],
      ['logo.png', 'image/png', SVG],
      ['logo.svgz', 'image/svg+xml', '\u001f\u008b'],
      ['page.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
      ['page.html', 'text/html', '<p>Hello</p>'],
      ['data.xml', 'text/xml', '<?xml version="1.0"?><a/>'],
    ] as const) {
      await expect(upload(name, type, data)).rejects.toMatchObject({ status: 400 })
    }
    expect(await keptFiles()).toEqual([])
  },
)

test(
  'a picture of thousands of megapixels in a few bytes is refused without decoding',
  proves('I02'),
  async () => {
    const cut = png(65_500, 65_500, Buffer.alloc(64))
    await expect(upload('cut.png', 'image/png', cut)).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path: 'file', message: expect.stringContaining('壊れて') }] },
    })
    // Valid, and still refused faster than a picture with a tenth of its pixels is accepted.
    const [bomb, large] = [blankPng(20_000, 20_000), blankPng(6000, 6000)]
    const started = performance.now()
    await expect(upload('bomb.png', 'image/png', bomb)).rejects.toMatchObject({ status: 400 })
    const refused = performance.now()
    await upload('large.png', 'image/png', large)
    expect(refused - started).toBeLessThan(performance.now() - refused)
  },
)

test('a phone’s photo of 48 megapixels is stored at the size that pages need', async () => {
  const input = {
    create: { width: 8064, height: 6048, channels: 3, background: '#3a5f7d' },
  } as const
  const photo = await sharp(input).jpeg().toBuffer()
  expect(await upload('IMG_0048.jpg', 'image/jpeg', photo)).toMatchObject({
    width: 2560,
    height: 1920,
    address: expect.stringMatching(/-1920x1440\.webp$/),
  })
})

test('only the first frame of an animated WebP is stored', proves('I03'), async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const animated = await sharp([await frame('red'), await frame('blue')], {
    join: { animated: true },
  })
    .webp({ loop: 0, delay: 100 })
    .toBuffer()
  const doc = await upload('wave.webp', 'image/webp', animated)
  expect([doc.width, doc.height]).toEqual([60, 40])
})

test('other formats are refused by their content, not their name', proves('I04'), async () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .tiff()
    .toBuffer()
  const avif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .avif()
    .toBuffer()
  const heic = Buffer.concat([avif.subarray(0, 8), Buffer.from('heic'), avif.subarray(12)])
  const moving = Buffer.concat([avif.subarray(0, 8), Buffer.from('avis'), avif.subarray(12)])
  for (const data of [gif, tiff, heic, moving, Buffer.from('%PDF-1.7'), Buffer.alloc(0)]) {
    await expect(upload('photo.jpg', 'image/jpeg', data)).rejects.toMatchObject({ status: 400 })
  }
})

test('a picture is recognised whatever its file extension', async () => {
  const png = blankPng(30, 20)
  for (const name of ['photo.jpg', 'photo', 'IMG_0001.HEIC', 'photo.jpg.download']) {
    expect(await upload(name, 'image/jpeg', png)).toMatchObject({ width: 30, originalName: name })
  }
})

test('the refusal of an empty file says that it is empty', async () => {
  const sentence = /このファイルは空です（0バイト）/
  await expect(upload('photo.jpg', 'image/jpeg', '')).rejects.toThrow(sentence)
  const video = fileOf('film.mp4', 'video/mp4', '')
  await expect(payload.create({ collection: 'videos', data: {}, file: video })).rejects.toThrow(
    sentence,
  )
})

test('only the pixels of an upload are stored', proves('I05'), async () => {
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' }, IFD3: { GPSLatitude: '35/1' } })
    .jpeg()
    .toBuffer()
  const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
  const doc = await upload('photo.jpg', 'image/jpeg', polyglot)
  const kept = await readFile(join(dataDir, 'uploads', 'pictures', doc.filename ?? ''))
  expect(kept.includes('script')).toBe(false)
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
  expect(doc.mimeType).toBe('image/webp')
})

test('a photo is encoded once, and its clean copy keeps the detail it was given', async () => {
  const { data } = await samplePicture('#a63', 80, 60)
  const { filename } = await upload('photo.png', 'image/png', data)
  const kept = await readFile(join(dataDir, 'uploads', 'pictures', filename ?? ''))
  expect(kept.equals((await encodeMaster(data)).webp)).toBe(true)
})

test('a file’s name remains only as a label', proves('I06'), async () => {
  const names = [
    '../../escape.png',
    'a.php.png',
    'CON.png',
    `${'long'.repeat(80)}.png`,
    '<img src=x>.png',
    '波.png',
  ]
  for (const [index, name] of names.entries()) {
    const { data } = await samplePicture(`rgb(${index * 20}, 80, 120)`, 20, 20)
    const doc = await upload(name, 'image/png', data)
    expect(doc.filename).toMatch(/^[0-9a-f]{20}\.webp$/)
    expect(doc.originalName).toBe(name.slice(0, 200))
    expect(doc.address).toMatch(/^\/media\/[0-9a-f]{20}-20x20\.webp$/)
  }
})

test('a cut-off photo is refused, and nothing of it is stored', proves('I09'), async () => {
  const { data } = await samplePicture('#345', 600, 400)
  const jpeg = await sharp(data).jpeg().toBuffer()
  const files = await keptFiles()
  const half = jpeg.subarray(0, jpeg.length / 2)
  await expect(upload('cut.jpg', 'image/jpeg', half)).rejects.toMatchObject({ status: 400 })
  expect(await keptFiles()).toEqual(files)
})

test('a picture that is a header and junk is refused, of every format', proves('I09'), async () => {
  const { data } = await samplePicture('#345', 60, 40)
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const whole = await sharp(data).toFormat(format).toBuffer()
    const junk = Buffer.concat([whole.subarray(0, 32), Buffer.alloc(4096, 'junk')])
    const sent = upload(`photo.${format}`, `image/${format}`, junk)
    await expect(sent, format).rejects.toMatchObject({ status: 400 })
  }
})

test('a photo taken sideways is turned upright', async () => {
  const { data } = await samplePicture('#765', 300, 200)
  const sideways = await sharp(data).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const doc = await upload('sideways.jpg', 'image/jpeg', sideways)
  expect([doc.width, doc.height]).toEqual([200, 300])
})

test('the same picture uploaded twice has one public address', async () => {
  const { data } = await samplePicture('#123abc', 50, 50)
  const [one, two] = [
    await upload('one.png', 'image/png', data),
    await upload('two.png', 'image/png', data),
  ]
  expect(two.address).toBe(one.address)
  expect(two.id).not.toBe(one.id)
})

test('a video is recognised as MP4 or WebM by its content, and named by its hash', async () => {
  const video = (name: string, data: Buffer) =>
    payload.create({ collection: 'videos', data: {}, file: fileOf(name, 'video/mp4', data) })
  const mp4 = await demoVideo('mp4')
  expect((await video('bay.mp4', mp4)).address).toMatch(/^\/media\/[0-9a-f]{20}\.mp4$/)
  await expect(video('bay.mp4', Buffer.from('<html>'))).rejects.toMatchObject({ status: 400 })
  expect((await video('bay.webm', mp4)).address).toMatch(/\.mp4$/)
})

test(
  'a stored video of an earlier version loses the place where it was taken, also where it is published',
  proves('I13'),
  async () => {
    const data = await demoVideo('mp4')
    const withPlace = Buffer.concat([data, Buffer.from('\0\0\0\x1auuid35.6586,139.7454\0\0')])
    const { id, filename, address } = await payload.create({
      collection: 'videos',
      data: {},
      file: fileOf('harbour.mp4', 'video/mp4', withPlace),
    })
    const isKept = async (path: string) => (await readFile(path)).includes('35.6586')
    const stored = join(dataDir, 'uploads', 'videos', filename ?? '')
    expect(await isKept(stored)).toBe(false)
    // As the earlier version stored it.
    await writeFile(stored, withPlace)
    const published = join(dataDir, 'published', address ?? '')
    await mkdir(join(dataDir, 'published', 'media'), { recursive: true })
    await writeFile(published, withPlace)
    // It reads the settings, which the desk of the test sets.
    const { cleanStoredVideos } = await import('./private-video.ts')
    await cleanStoredVideos(payload)
    const now = await payload.findByID({ collection: 'videos', id })
    expect(now.originalName).toBe('harbour.mp4')
    expect(await isKept(join(dataDir, 'uploads', 'videos', now.filename ?? ''))).toBe(false)
    expect(await isKept(published)).toBe(false)
  },
)

test('a picture cannot be fetched from an address', proves('I10'), async () => {
  const address = encodeURIComponent('http://127.0.0.1:3000/')
  const answer = await send(`/api/media/paste-url?src=${address}`)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await answer.text()).not.toContain('<html')
})

/** A valid picture, black everywhere: one bit per pixel, in a few bytes. */
function blankPng(width: number, height: number): Buffer {
  return png(width, height, Buffer.alloc(height * (1 + Math.ceil(width / 8))))
}

/** A PNG that states this size, whatever its rows are. */
function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
