import sharp from 'sharp'
import { expect, test } from 'vitest'
import { proves } from '../../../../../scripts/testing/proves.ts'
import { checkMark, makeMark } from './mark.ts'
import type { MarkShape } from './mark-shape.ts'
import { readStoredMark, type StoredMark } from './stored-mark.ts'

const LEAF = '<path d="M0 0h9v9z" fill="#1b2b55"/>'

function svg(inside: string, attributes = 'viewBox="0 0 9 9"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
}

/** What is stored of a file; sent again, it has to stay as it is. */
async function made(file: string | Buffer, shape: MarkShape = 'square'): Promise<StoredMark> {
  const mark = await makeMark(Buffer.from(file), shape)
  if (!('mark' in mark)) throw new Error(mark.refusal.en)
  expect(await checkMark(mark.mark, shape)).toEqual(mark)
  const stored = readStoredMark(mark.mark)
  if (!stored) throw new Error(`${mark.mark.slice(0, 80)} is no stored mark`)
  return stored
}

/** What staff read of a file that is refused. */
async function refusal(file: string | Buffer, shape: MarkShape = 'square'): Promise<string | null> {
  const mark = await makeMark(Buffer.from(file), shape)
  return 'refusal' in mark ? mark.refusal.en : null
}

async function pixel({ png }: StoredMark, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
}

async function painted(side: number, background: string, around = 0): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .extend({ left: around, right: around, top: 0, bottom: 0, background: '#0000' })
    .png()
    .toBuffer()
}

const CLEAR = [0, 0, 0, 0]
const RED = [0xc3, 0x36, 0x1a, 255]
const INDIGO = [0x1b, 0x2b, 0x55, 255]

test('the content of a file decides what it is, not its name', proves('I18'), async () => {
  const png = await painted(200, '#c3361a')
  expect((await made(png)).svg).toBeNull()
  for (const [file, sentence] of [
    ['GIF89a', /^This is neither an SVG nor a PNG/],
    ['', /^This is neither an SVG nor a PNG/],
    ['<!doctype html><script>alert(1)</script>', /^This is neither an SVG nor a PNG/],
    [svg(LEAF).slice(0, -9), /cannot be drawn/],
    [png.subarray(0, 60), /damaged/],
  ] as const) {
    expect(await refusal(Buffer.from(file))).toMatch(sentence)
  }
})

test('an SVG is drawn once, 1,024 pixels wide, and kept beside its picture (attack 4)', async () => {
  const file = svg(LEAF)
  const mark = await made(file)
  expect(await sharp(mark.png).metadata()).toMatchObject({ width: 1024, height: 1024 })
  expect([await pixel(mark, 1000, 100), await pixel(mark, 100, 900)]).toEqual([INDIGO, CLEAR])
  expect(mark.svg).toBe(file)
})

test(
  'what a drawing would run, link, move or fetch is not in its picture',
  proves('I14'),
  async () => {
    const { png } = await made(svg(LEAF))
    const hostile = svg(
      [
        '<script>alert(1)</script><a xlink:href="javascript:alert(1)">',
        LEAF.replace('/>', ' onclick="alert(1)"><set attributeName="fill" to="red"/></path></a>'),
        '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://a.example"/></foreignObject>',
        '<style>@import "https://a.example/a.css";path{cursor:u\\72l(https://a.example)}</style>',
      ].join(''),
      'viewBox="0 0 9 9" onload="alert(1)"',
    )
    const instruction = '<?xml-stylesheet href="https://a.example/a.css"?>'
    expect((await made(instruction + hostile)).png.equals(png)).toBe(true)
  },
)

test(
  'a drawing of which a part is in another file, or in a font, is refused',
  proves('I15'),
  async () => {
    for (const inside of [
      '<use href="https://a.example/a.svg#leaf"/>',
      '<use x="1" xlink:href = "leaf.svg#leaf"/>',
      '<image href="file:///etc/passwd" width="9" height="9"/>',
      '<image xlink:href="//a.example/a.png" width="9" height="9"/>',
      LEAF.replace('#1b2b55', 'url(https://a.example/a.svg#leaf)'),
    ]) {
      expect(await refusal(svg(inside + LEAF)), inside).toMatch(/in another file/)
    }
    for (const inside of [
      '<text>波</text>',
      '<svg:text>波</svg:text>',
      '<textPath href="#a">a</textPath>',
    ])
      expect(await refusal(svg(inside + LEAF)), inside).toMatch(/letters in a font/)
    // What its program left beside it is not drawn.
    await made(svg(`<!-- <text>波</text> <image href="a.png"/> -->${LEAF}`))
  },
)

test(
  'definitions that stand for gigabytes, or for other files, are refused',
  proves('I16'),
  async () => {
    const laughs = Array.from(
      { length: 9 },
      (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
    )
    for (const doctype of [
      `<!DOCTYPE svg [<!ENTITY l0 "lol">${laughs.join('')}]>`,
      '<!DOCTYPE svg [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>',
    ]) {
      const file = `<?xml version="1.0"?>${doctype}${svg(`<title>&l9;</title>${LEAF}`)}`
      expect(await refusal(file)).toMatch(/cannot be drawn/)
    }
    // Those that drawing programs write are plain texts.
    const plain = '<!DOCTYPE svg [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>'
    await made(plain + svg(LEAF, 'viewBox="0 0 9 9" xmlns:i="&ns_ai;"'))
  },
)

test(
  'a drawing that is too large, takes too long or too much memory is refused (attack 4)',
  proves('I17'),
  async () => {
    expect(await refusal(Buffer.alloc(10_000_000, svg(LEAF)))).toMatch(/more than 256 kB/)
    expect(await refusal(Buffer.alloc(20_000_000, svg(LEAF)))).toMatch(/more than 16 MB/)
    const masks = Array.from({ length: 13 }, (_, n) => {
      const mask = n === 0 ? '' : `mask="url(#m${n - 1})"`
      return `<mask id="m${n}" ${mask}><path d="M0 0h9v9H0z" fill="#fff" ${mask}/></mask>`
    })
    const masked = svg(masks.join('') + LEAF.replace('/>', ' mask="url(#m12)"/>'))
    expect(await refusal(masked)).toMatch(/more than two seconds/)
    const deep = svg(`${'<g opacity="0.9">'.repeat(900)}${LEAF}${'</g>'.repeat(900)}`)
    // Which of the two it meets first, the machine decides.
    expect(await refusal(deep)).toMatch(/cannot be drawn|more than two seconds/)
  },
)

test('a drawing in which nothing can be seen is refused', async () => {
  expect(await refusal(svg(LEAF.replace('#1b2b55', 'none')))).toMatch(/^Nothing can be seen/)
  expect(await refusal(svg(''))).toMatch(/^Nothing can be seen/)
})

test('a gradient with a Japanese name, as Illustrator gives it, is drawn (complaints W7)', async () => {
  const gradient =
    '<linearGradient id="名称未設定グラデーション_2"><stop stop-color="#c3361a"/></linearGradient>'
  const clip = '<clipPath id="クリップ"><path d="M0 0h9v5H0z"/></clipPath>'
  const style = '<style>.cls-1{fill:url(#名称未設定グラデーション_2);}</style>'
  const shape = '<path class="cls-1" clip-path="url(#クリップ)" d="M0 0h9v9H0z"/>'
  const mark = await made(svg(`<defs>${style}${gradient}${clip}</defs>${shape}`))
  expect([await pixel(mark, 512, 512), await pixel(mark, 512, 900)]).toEqual([RED, CLEAR])
})

test.each(['utf-16le', 'utf-16be', 'shift_jis'] as const)(
  'an SVG in %s is read (complaints W7)',
  async (encoding) => {
    const declared = encoding.slice(0, 6).toUpperCase().replace('SHIFT_', 'Shift_JIS')
    const file = `<?xml version="1.0" encoding="${declared}"?>${svg(LEAF)}`
    const wide = Buffer.from(`\ufeff${file}`, 'utf16le')
    const bytes = {
      'utf-16le': wide,
      'utf-16be': Buffer.from(wide).swap16(),
      // 波, as the name of a layer.
      shift_jis: Buffer.concat([
        Buffer.from(file.replace('</svg>', '<title>')),
        Buffer.from([0x94, 0x67]),
        Buffer.from('</title></svg>'),
      ]),
    }[encoding]
    const mark = await made(bytes)
    expect(await pixel(mark, 1000, 100)).toEqual(INDIGO)
    expect(mark.svg?.includes('波')).toBe(encoding === 'shift_jis')
  },
)

test('an SVG whose text cannot be read says so', async () => {
  const odd = Buffer.concat([Buffer.from(svg(`<title>`)), Buffer.from([0x94, 0x67])])
  expect(await refusal(odd)).toMatch(/cannot be read here/)
  const unknown = `<?xml version="1.0" encoding="X-MAC-UNKNOWN"?>${svg(LEAF)}`
  expect(await refusal(unknown)).toMatch(/cannot be read here/)
})

test('a small drawing on a large page fills its square, as a PNG does (complaints W12)', async () => {
  const circle = '<circle cx="60" cy="90" r="4" fill="#c3361a"/>'
  const beyond = '<circle cx="900" cy="90" r="40" fill="#1b2b55"/>'
  for (const page of ['', '<path d="M0 0h210v297H0z" fill="#fff"/>']) {
    const mark = await made(
      svg(page + circle + beyond, 'width="210mm" height="297mm" viewBox="0 0 210 297"'),
    )
    const edges = [
      [512, 12],
      [512, 1011],
      [12, 512],
      [1011, 512],
      [512, 512],
    ] as const
    for (const [x, y] of edges) expect(await pixel(mark, x, y), `${page} ${x} ${y}`).toEqual(RED)
  }
})

test('the ground of a mark is no margin', async () => {
  const tile = '<path d="M0 0h9v9H0z" fill="#1b2b55"/><circle cx="4.5" cy="4.5" r="2" fill="#fff"/>'
  expect(await pixel(await made(svg(tile)), 512, 200)).toEqual(INDIGO)
  const png = await sharp(Buffer.alloc(300 * 300 * 3, 90), {
    raw: { width: 300, height: 300, channels: 3 },
  })
    .composite([{ input: await painted(100, '#c3361a') }])
    .png()
    .toBuffer()
  expect(await pixel(await made(png), 100, 256)).toEqual([90, 90, 90, 255])
})

test('a mark is put in the middle of a square', async () => {
  const wide = await made(
    svg('<path d="M0 0h30v20H0z" fill="#c3361a"/>', 'width="30px" height="20"'),
  )
  expect(await sharp(wide.png).metadata()).toMatchObject({ width: 1024, height: 1024 })
  expect([await pixel(wide, 512, 100), await pixel(wide, 512, 200)]).toEqual([CLEAR, RED])
  const { png } = await made(await painted(200, '#c3361a', 400))
  expect(await sharp(png).metadata()).toMatchObject({ width: 512, height: 512 })
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
  const { png } = await made(await upload.toBuffer())
  expect(png.length).toBeLessThanOrEqual(150_000)
})

test('a PNG is refused when it is small, long, or as detailed as a photo', async () => {
  expect(await refusal(await painted(179, '#c3361a', 300))).toMatch(/at least 180 pixels/)
  const line = sharp({ create: { width: 900, height: 300, channels: 4, background: '#c3361a' } })
  expect(await refusal(await line.png().toBuffer())).toMatch(/sign alone/)
  expect(await refusal(svg(LEAF, 'viewBox="0 0 9 1"'))).toMatch(/sign alone/)
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const photo = sharp({
    create: { width: 600, height: 600, channels: 3, background: '#888', noise },
  })
  expect(await refusal(await photo.png().toBuffer())).toMatch(/too many details/)
})

test('a name keeps its shape, as an SVG and as a PNG', async () => {
  const name = '<path d="M0 0h90v20H0z"/>'
  const drawn = await made(svg(name, 'viewBox="0 0 300 300"'), 'wide')
  const { width, height } = await sharp(drawn.png).metadata()
  expect([Math.round(width / 20), height]).toEqual([54, 240])
  const line = sharp({ create: { width: 900, height: 150, channels: 4, background: '#c3361a' } })
  const { png } = await made(await line.png().toBuffer(), 'wide')
  expect(await sharp(png).metadata()).toMatchObject({ width: 900, height: 150 })
})

test('a name is refused when it is no line of letters, or too small', async () => {
  const shape = (width: number, height: number) =>
    svg(`<path d="M0 0h${width}v${height}H0z"/>`, `viewBox="0 0 ${width} ${height}"`)
  expect(await refusal(shape(9, 20), 'wide')).toMatch(/wider than high/)
  expect(await refusal(shape(210, 20), 'wide')).toMatch(/at most ten times/)
  const low = sharp({ create: { width: 400, height: 90, channels: 4, background: '#c3361a' } })
  expect(await refusal(await low.png().toBuffer(), 'wide')).toMatch(/at least 96 pixels high/)
})

test('what no desk has made of a file is no mark (attack 4)', proves('I19'), async () => {
  const small = await painted(200, '#c3361a')
  const { png } = await made(svg(LEAF))
  for (const value of [
    { a: 1 },
    ['data:image/png;base64,'],
    12,
    true,
    svg(LEAF),
    'data:image/svg+xml,<svg/>',
    `data:image/png;base64,${Buffer.from(svg(LEAF)).toString('base64')}`,
    // It is a PNG, but none that was made square; or half of one; or beside a drawing that is none.
    `data:image/png;base64,${small.toString('base64')}`,
    `data:image/png;base64,${png.subarray(0, 900).toString('base64')}`,
    `data:image/png;drawing=abc;base64,${png.toString('base64')}`,
  ]) {
    expect(await checkMark(value, 'square'), JSON.stringify(value).slice(0, 60)).toMatchObject({
      refusal: { en: expect.stringMatching(/^This mark was not made by this desk/) },
    })
  }
})
