import { expect, test } from 'vitest'
import { readBrand } from './brand.ts'
import {
  bytesOf,
  type Colour,
  colourOfHex,
  contrast,
  cssOf,
  READABLE,
  VERY_READABLE,
} from './colour.ts'
import { hexOfText } from './colour-text.ts'
import { markFiles, markUrl } from './mark.ts'
import { DEFAULT_PALETTE, type Palette } from './palette.ts'
import { paletteFaults } from './palette-faults.ts'
import { RESTAURANT_ACCENTS } from './restaurant-accents.ts'
import { deepPaper, type Tones, tonesOf } from './tones.ts'
import { DEFAULT_TYPE } from './type.ts'

/** A ryokan in the mountains: cedar and old gold on white. */
const CEDAR: Palette = { brand: '#1f3a2b', accent: '#8a5a00', paper: '#ffffff', ink: '#1a1a1a' }

test('the colours of a company that chose none are the ones drawn by hand', () => {
  const { day } = tonesOf(DEFAULT_PALETTE)
  expect(day.washi).toBe('oklch(.968 .011 84.6)')
  expect(day['indigo-deep']).toBe('oklch(.225 .063 267.1)')
  expect(day['shu-bright']).toBe('oklch(.719 .155 38)')
  expect(day.line).toBe('oklch(.266 .057 265.7/.2)')
})

test('at dawn and dusk the paper is redder than by day, and still paper', () => {
  const { lights } = tonesOf(DEFAULT_PALETTE)
  expect(lights.dawn.washi).toBe('oklch(.966 .01 48)')
  expect(lights.dusk.washi).toBe('oklch(.955 .015 66)')
  expect(tonesOf(CEDAR).lights.dusk.washi).toBe('oklch(.987 .007 66)')
})

test.each([
  ['the default', DEFAULT_PALETTE],
  ['cedar and gold', CEDAR],
  ['a grey house', { brand: '#333333', accent: '#b00020', paper: '#f2f2f2', ink: '#000000' }],
  ['a red house', { brand: '#6b0f1a', accent: '#6b0f1a', paper: '#fff8f0', ink: '#2a1215' }],
])('%s: every text can be read in every light', (_, palette) => {
  expect(paletteFaults(palette)).toEqual([])
  expect(unread(palette)).toEqual([])
})

test('whatever four colours staff choose, the offered ones do at once, and every text can be read in every light', () => {
  const shade = shades()
  for (let round = 0; round < 200; round++) {
    const chosen = { brand: shade(), accent: shade(), paper: shade(), ink: shade() }
    const offers = paletteFaults(chosen).map(({ colour, offered }) => [colour, offered])
    const palette = { ...chosen, ...Object.fromEntries(offers) }
    expect(paletteFaults(palette), JSON.stringify(chosen)).toEqual([])
    expect(unread(palette), JSON.stringify(palette)).toEqual([])
  }
})

/** Colours without a pattern, the same in every run. */
function shades(): () => string {
  let state = 7
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return `#${(state >> 7).toString(16).padStart(6, '0')}`
  }
}

/** A style sheet's colour as a screen shows it. */
function shown(css = ''): Colour {
  const [red = 0, green = 0, blue = 0] = bytesOf(css)
  return colourOfHex(`#${(0x1_000_000 + red * 65_536 + green * 256 + blue).toString(16).slice(1)}`)
}

/** The pairs of text and ground in the sheet of a palette that cannot be read, with their contrast. */
function unread(palette: Palette): string[] {
  const { day, lights } = tonesOf(palette)
  const accents = Object.entries(RESTAURANT_ACCENTS).map(([name, colour]) => [name, cssOf(colour)])
  const grounds = ['washi', 'washi-deep']
  const onPaper = ['ink-soft', 'shu', 'sea', 'error', 'success', 'accent', 'indigo']
  const onDark = ['on-indigo', 'on-indigo-soft', 'shu-bright', 'sea-bright']
  const names = Object.keys(RESTAURANT_ACCENTS)
  return Object.entries({ day: {}, ...lights }).flatMap(([light, lit]) => {
    const tones: Tones = { ...day, ...lit, ...Object.fromEntries(accents) }
    const pairs = [
      // What staff choose may be just enough, and a screen takes a little of it.
      ...grounds.map((ground) => ['ink', ground, VERY_READABLE - 0.1] as const),
      ...grounds.flatMap((ground) =>
        [...onPaper, ...names].map((name) => [name, ground, READABLE] as const),
      ),
      ...['indigo', 'indigo-deep'].flatMap((dark) =>
        onDark.map((name) => [name, dark, READABLE] as const),
      ),
      ...['shu', 'accent', ...names].map((ground) => ['on-indigo', ground, READABLE] as const),
    ]
    return pairs.flatMap(([name, ground, needed]) => {
      const has = contrast(shown(tones[name]), shown(tones[ground]))
      return has < needed ? [`${name} on ${ground} by ${light}: ${has.toFixed(2)}`] : []
    })
  })
}

test('a colour that cannot be read is refused with the nearest that can', () => {
  const faults = paletteFaults({ ...DEFAULT_PALETTE, accent: '#ff8866', paper: '#e0d8c8' })
  expect(faults.map(({ colour }) => colour)).toEqual(['paper', 'accent'])
  const [paper, accent] = faults
  expect(paper).toEqual({ colour: 'paper', contrast: null, offered: paper?.offered })
  expect(accent?.contrast?.needs).toBe(4.5)
  const mended = { ...DEFAULT_PALETTE, accent: accent?.offered ?? '', paper: paper?.offered ?? '' }
  expect(paletteFaults(mended)).toEqual([])
})

test('a light brand colour is offered darker, in its own hue', () => {
  const [fault] = paletteFaults({ ...DEFAULT_PALETTE, brand: '#7799dd' })
  const [given, offered] = [colourOfHex('#7799dd'), colourOfHex(fault?.offered ?? '')]
  expect(Math.abs(given.hue - offered.hue)).toBeLessThan(3)
  expect(offered.lightness).toBeLessThan(given.lightness)
  expect(contrast(offered, deepPaper(colourOfHex(DEFAULT_PALETTE.paper)))).toBeGreaterThan(7)
})

test('a brand that is broken or missing shows the default colours, patterns, structure and fonts, and no mark', () => {
  const nothing = {
    palette: DEFAULT_PALETTE,
    patterns: { waves: true, cloth: true },
    structure: { hero: 'stepped', line: 'thread', experience: 'left' },
    type: DEFAULT_TYPE,
    mark: null,
    wordmark: null,
  }
  for (const odd of [
    undefined,
    null,
    'red',
    {
      palette: { ...CEDAR, ink: 'javascript:alert(1)' },
      type: 'comic',
      structure: { hero: 'sideways', line: 7, experience: ['over'] },
      mark: '/media/../favicon.svg',
    },
    { wordmark: { src: '/media/0123456789abcdef0123.svg)}*{', ratio: 4 } },
    { wordmark: { src: '/media/0123456789abcdef0123.svg', ratio: 40 } },
    {
      palette: { brand: '#123456' },
      patterns: { waves: 'no' },
      mark: 'https://elsewhere.example/mark.svg',
    },
  ]) {
    expect(readBrand(odd)).toEqual(nothing)
  }
  expect(readBrand({ patterns: { waves: false } }).patterns).toEqual({ waves: false, cloth: true })
  expect(readBrand({ palette: { ...CEDAR, ink: '#ABCDEF' } }).palette.ink).toBe('#abcdef')
  expect(readBrand({ structure: { line: 'footprints' } }).structure).toEqual({
    hero: 'stepped',
    line: 'footprints',
    experience: 'left',
  })
  expect(readBrand({ type: 'warm' }).type).toBe('warm')
})

test('every file of a mark follows from its address', () => {
  const hash = '0123456789abcdef0123'
  const files = {
    picture: `/media/${hash}-192x192.png`,
    ico: `/media/${hash}.ico`,
    apple: `/media/${hash}-180x180.png`,
    phone: `/media/${hash}-192x192.png`,
    large: `/media/${hash}-512x512.png`,
    maskable: `/media/${hash}-512x512-358.png`,
  }
  expect(markFiles(markUrl(hash))).toEqual(files)
  // As an earlier version published it.
  const drawing = `/media/${hash}.svg`
  expect(markFiles(drawing)).toEqual({ ...files, picture: drawing })
})

test.each([
  ['#1b2b55', '#1b2b55'],
  ['1B2B55', '#1b2b55'],
  ['＃１ｂ２ｂ５５', '#1b2b55'],
  [' #abc ', '#aabbcc'],
  ['rgb(27 43 85)', '#1b2b55'],
  ['rgb(27, 43, 85)', '#1b2b55'],
  ['藍色', null],
  ['#12', null],
  ['', null],
])('“%s” is read as the colour %s', (text, hex) => {
  expect(hexOfText(text)).toBe(hex)
})
