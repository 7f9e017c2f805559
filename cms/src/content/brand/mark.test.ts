import sharp from 'sharp'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { checkMark, cleanMark } from './mark.ts'
import type { MarkShape } from './mark-shape.ts'

const LEAF = '<path d="M0 0h9v9z" fill="#1b2b55"/>'

function svg(inside: string, attributes = 'viewBox="0 0 9 9"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
}

/** What is stored of a file; cleaned again, it has to stay as it is. */
async function kept(file: string | Buffer, shape: MarkShape = 'square'): Promise<string> {
  const cleaned = await cleanMark(Buffer.from(file), shape)
  if (!('mark' in cleaned)) throw new Error(cleaned.refusal.en)
  expect(await checkMark(cleaned.mark, shape)).toEqual(cleaned)
  return cleaned.mark
}

/** What staff read of a file that is refused. */
async function refusal(file: string | Buffer, shape: MarkShape = 'square'): Promise<string | null> {
  const cleaned = await cleanMark(Buffer.from(file), shape)
  return 'refusal' in cleaned ? cleaned.refusal.en : null
}

async function painted(side: number, background: string, around = 0): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .extend({ left: around, right: around, top: 0, bottom: 0, background: '#0000' })
    .png()
    .toBuffer()
}

test('the content of a file decides what it is, not its name', proves('I18'), async () => {
  const png = await painted(200, '#c3361a')
  expect(await kept(png)).toMatch(/^data:image\/png;base64,/)
  for (const [file, sentence] of [
    ['GIF89a', /^This is no SVG and no PNG/],
    ['', /^This is no SVG and no PNG/],
    ['<!doctype html><script>alert(1)</script>', /damaged/],
    [svg(LEAF).slice(0, -9), /damaged/],
    [png.subarray(0, 60), /damaged/],
  ] as const) {
    expect(await refusal(Buffer.from(file))).toMatch(sentence)
  }
})

test('a stored mark is trusted no more than an uploaded one', proves('I19'), async () => {
  expect(await checkMark(svg(`<script>alert(1)</script>${LEAF}`), 'square')).toEqual({
    mark: await kept(svg(LEAF)),
  })
  const small = await painted(200, '#c3361a')
  for (const text of [
    'data:image/svg+xml,<svg/>',
    `data:image/png;base64,${Buffer.from(svg(LEAF)).toString('base64')}`,
    // It is a PNG, but none that was made square.
    `data:image/png;base64,${small.toString('base64')}`,
  ]) {
    expect(await checkMark(text, 'square')).toHaveProperty('refusal')
  }
})

test(
  'a drawing that is too large, or takes too long to draw, is refused',
  proves('I17'),
  async () => {
    expect(await refusal(Buffer.alloc(10_000_000, svg(LEAF)))).toMatch(/more than 64 kB/)
    expect(await refusal(Buffer.alloc(20_000_000, svg(LEAF)))).toMatch(/more than 16 MB/)
    const levels = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    const masks = levels.map((id, n) => {
      const mask = n === 0 ? '' : `mask="url(#${levels[n - 1]})"`
      return `<mask id="${id}">${`<path d="M0 0h9v9z" fill="#fff" ${mask}/>`.repeat(10)}</mask>`
    })
    const drawing = svg(masks.join('') + LEAF.replace('/>', ' mask="url(#j)"/>'))
    expect(await refusal(drawing)).toMatch(/^This SVG is too complicated/)
  },
)

test('a drawing in which nothing can be seen is refused', async () => {
  expect(await refusal(svg(LEAF.replace('#1b2b55', 'none')))).toMatch(/^Nothing can be seen/)
})

test('a mark is put in the middle of a square', async () => {
  expect(await kept(svg(LEAF, 'width="30px" height="20" x="4"'))).toContain('viewBox="0 -5 30 30"')
  const text = await kept(await painted(200, '#c3361a', 400))
  const png = Buffer.from(text.replace(/^.*,/, ''), 'base64')
  const { width, height } = await sharp(png).metadata()
  expect([width, height]).toEqual([512, 512])
  // Without its empty margin it fills the square.
  expect((await sharp(png).stats()).channels[3]?.min).toBe(255)
})

test('a PNG of many colours is kept in 256, the same each time it is saved', async () => {
  const rays = Buffer.alloc(600 * 600 * 4)
  for (let at = 0; at < rays.length; at += 4) {
    const [x, y] = [(at / 4) % 600, Math.floor(at / 2400)]
    rays.set([128 + 100 * Math.sin(x / 3), 128 + 90 * Math.cos(y / 2), (x * y) / 1400, 255], at)
  }
  const upload = sharp(rays, { raw: { width: 600, height: 600, channels: 4 } }).png()
  const text = await kept(await upload.toBuffer())
  expect(text.length).toBeLessThanOrEqual(200_000)
})

test('a PNG is refused when it is small, long, or as detailed as a photo', async () => {
  expect(await refusal(await painted(179, '#c3361a', 300))).toMatch(/at least 180 pixels/)
  const line = sharp({ create: { width: 900, height: 300, channels: 4, background: '#c3361a' } })
  expect(await refusal(await line.png().toBuffer())).toMatch(/sign alone/)
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const photo = sharp({
    create: { width: 600, height: 600, channels: 3, background: '#888', noise },
  })
  expect(await refusal(await photo.png().toBuffer())).toMatch(/too many details/)
})

test('a name keeps its shape, as an SVG and as a PNG', async () => {
  expect(await kept(svg(LEAF, 'width="90px" height="20"'), 'wide')).toContain('viewBox="0 0 90 20"')
  const line = sharp({ create: { width: 900, height: 150, channels: 4, background: '#c3361a' } })
  const text = await kept(await line.png().toBuffer(), 'wide')
  const png = Buffer.from(text.replace(/^.*,/, ''), 'base64')
  const { width, height } = await sharp(png).metadata()
  expect([width, height]).toEqual([900, 150])
})

test('a name is refused when it is no line of letters, or too small', async () => {
  expect(await refusal(svg(LEAF, 'viewBox="0 0 9 20"'), 'wide')).toMatch(/wider than high/)
  expect(await refusal(svg(LEAF, 'viewBox="0 0 210 20"'), 'wide')).toMatch(/at most ten times/)
  const low = sharp({ create: { width: 400, height: 90, channels: 4, background: '#c3361a' } })
  expect(await refusal(await low.png().toBuffer(), 'wide')).toMatch(/at least 96 pixels high/)
})
