import { readBrand } from '@noren/contract/brand/brand'
import { type Colour, contrast } from '@noren/contract/brand/colour'
import { markUrl } from '@noren/contract/brand/mark'
import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import { RESTAURANT_ACCENTS } from '@noren/contract/brand/restaurant-accents'
import { expect, test } from 'vitest'
import { exampleSnapshot } from '../testing/publish.ts'
import { runSite } from '../testing/running-site.ts'
import { paletteSheet } from './palette-sheet.ts'

const CEDAR = { brand: '#1f3a2b', accent: '#8a5a00', paper: '#ffffff', ink: '#1a1a1a' }
const MARK = markUrl('0123456789abcdef0123')
const PICTURE = '/media/0123456789abcdef0123-192x192.png'

function colourOf(css: string): Colour {
  const [lightness = 0, chroma = 0, hue = 0] = css.split(/[ /]/).map(Number)
  return { lightness, chroma, hue }
}

test("a restaurant's own colour can be read on every paper, by every light", () => {
  for (const palette of [DEFAULT_PALETTE, { ...DEFAULT_PALETTE, paper: '#e4ddd0' }]) {
    const { text } = paletteSheet(readBrand({ palette }))
    const papers = [...text.matchAll(/--washi(?:-deep)?:oklch\(([^)]+)\)/g)]
    expect(papers).toHaveLength(8)
    for (const [name, accent] of Object.entries(RESTAURANT_ACCENTS)) {
      for (const [, paper = ''] of papers) {
        expect(contrast(accent, colourOf(paper)), `${name} on ${paper}`).toBeGreaterThan(4.5)
      }
    }
  }
})

test('a company with colours and a mark of its own shows them on every page and tab', async () => {
  const brand = { palette: CEDAR, mark: MARK }
  await using site = await runSite({ snapshot: { ...exampleSnapshot(), brand } })
  for (const path of ['/', '/ja/about', '/none']) {
    const page = await site.fetch(path)
    const html = await page.text()
    const { file, text, hash } = paletteSheet(readBrand({ palette: CEDAR }))
    expect(html).toContain(`<style id="${file}">${text}</style>`)
    expect(page.headers.get('content-security-policy')).toContain(`'${hash}'`)
  }
  const manifest = await (await site.fetch('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ theme_color: '#ffffff', background_color: '#ffffff' })
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual([
    PICTURE,
    MARK,
    '/media/0123456789abcdef0123-512x512-358.png',
  ])
  // Where pages of earlier versions, and browsers, look for it.
  const icon = await site.fetch('/favicon.svg', { redirect: 'manual' })
  expect([icon.status, icon.headers.get('location')]).toEqual([302, PICTURE])
})

test('a mark that an earlier version published as a drawing is shown until its company publishes again', async () => {
  const drawing = '/media/0123456789abcdef0123.svg'
  await using site = await runSite({ snapshot: { ...exampleSnapshot(), brand: { mark: drawing } } })
  const icon = await site.fetch('/favicon.svg', { redirect: 'manual' })
  expect([icon.status, icon.headers.get('location')]).toEqual([302, drawing])
  const manifest = await (await site.fetch('/manifest.webmanifest')).json()
  expect(manifest.icons.at(-1)).toMatchObject({ src: drawing, sizes: 'any' })
})

test('a company without patterns has neither waves nor cloths, and loses no rule for it', () => {
  const brand = readBrand({ patterns: { waves: false, cloth: false } })
  const all = paletteSheet(readBrand(undefined)).text
  expect(all).not.toMatch(/--(?:waves|weave|slits)/)
  const without = paletteSheet(brand).text
  expect(without).toMatch(/:root\{--waves:hidden;.+:root\{--weave:none;--slits:none;/)
  expect(without.replace(/:root\{--w(?:aves|eave)[^}]+\}/g, '')).toBe(all)
})

test('a page has the fonts its company chose and no others', async () => {
  await using site = await runSite({ snapshot: { ...exampleSnapshot(), brand: { type: 'warm' } } })
  for (const path of ['/', '/ja/about', '/none']) {
    const html = await (await site.fetch(path)).text()
    expect(html.match(/--chosen:[\w/-]+/g)).toEqual(['--chosen:type/warm'])
  }
})

test('a page has the structures its company chose, and no others', async () => {
  const structure = { hero: 'framed', line: 'footprints', experience: 'left' }
  await using site = await runSite({ snapshot: { ...exampleSnapshot(), brand: { structure } } })
  for (const path of ['/', '/ja/about', '/none']) {
    const html = await (await site.fetch(path)).text()
    expect(html.match(/--chosen:[\w/-]+/g)).toEqual([
      '--chosen:type/woven',
      '--chosen:structure/hero-framed',
      '--chosen:structure/line-footprints',
    ])
  }
})

test('a company that chose nothing has the product’s colours and fonts, and no structure’s sheet', async () => {
  await using site = await runSite()
  const html = await (await site.fetch('/')).text()
  expect(html).toContain(paletteSheet(readBrand(undefined)).text)
  expect(html.match(/--chosen:[\w/-]+/g)).toEqual(['--chosen:type/woven'])
  expect((await site.fetch('/favicon.svg')).status).toBe(200)
})

test('a company’s drawn name is shown in place of the typed one, in the colour of the text', async () => {
  const src = '/media/0123456789abcdef0123.svg'
  const { text } = paletteSheet(readBrand({ wordmark: { src, ratio: 4 } }))
  expect(text).toContain(`mask:url(${src}) center/contain no-repeat`)
  expect(text).toContain('background:currentColor')
})
