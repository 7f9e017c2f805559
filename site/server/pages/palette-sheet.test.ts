import { readFileSync } from 'node:fs'
import { type Colour, contrast } from '@noren/contract/brand/colour'
import { markUrl } from '@noren/contract/brand/mark'
import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import { expect, test } from 'vitest'
import { exampleSnapshot } from '../testing/publish.ts'
import { runSite } from '../testing/running-site.ts'
import { paletteSheet } from './palette-sheet.ts'

const TOKENS = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')
const ACCENTS = [...TOKENS.matchAll(/\[data-accent="(\w+)"\] \{\s*--accent: oklch\(([^)]+)\)/g)]
const CEDAR = { brand: '#1f3a2b', accent: '#8a5a00', paper: '#ffffff', ink: '#1a1a1a' }
const MARK = markUrl('0123456789abcdef0123', true)

function colourOf(css: string): Colour {
  const [lightness = 0, chroma = 0, hue = 0] = css.split(/[ /]/).map(Number)
  return { lightness, chroma, hue }
}

test("a restaurant's own colour can be read on every paper, by every light", () => {
  expect(ACCENTS.map(([, name]) => name)).toEqual(['ember', 'cedar', 'harbour', 'amber', 'plum'])
  for (const palette of [DEFAULT_PALETTE, { ...DEFAULT_PALETTE, paper: '#e4ddd0' }]) {
    const { text } = paletteSheet(palette)
    const papers = [...text.matchAll(/--washi(?:-deep)?:oklch\(([^)]+)\)/g)]
    expect(papers).toHaveLength(8)
    for (const [, name, accent = ''] of ACCENTS) {
      for (const [, paper = ''] of papers) {
        expect(contrast(colourOf(accent), colourOf(paper)), `${name} on ${paper}`).toBeGreaterThan(
          4.5,
        )
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
    const { file, text, hash } = paletteSheet(CEDAR)
    expect(html).toContain(`<style id="${file}">${text}</style>`)
    expect(page.headers.get('content-security-policy')).toContain(`'${hash}'`)
  }
  const manifest = await (await site.fetch('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ theme_color: '#ffffff', background_color: '#ffffff' })
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual([
    '/media/0123456789abcdef0123-192x192.png',
    '/media/0123456789abcdef0123-512x512.png',
    '/media/0123456789abcdef0123-512x512-358.png',
    MARK,
  ])
  const icon = await site.fetch('/favicon.svg', { redirect: 'manual' })
  expect([icon.status, icon.headers.get('location')]).toEqual([302, MARK])
})

test('a page has the fonts its company chose and no others', async () => {
  await using site = await runSite({ snapshot: { ...exampleSnapshot(), brand: { type: 'warm' } } })
  for (const path of ['/', '/ja/about', '/none']) {
    const html = await (await site.fetch(path)).text()
    expect(html.match(/--type:\w+/g)).toEqual(['--type:warm'])
  }
})

test('a company that chose nothing has the product’s colours and fonts', async () => {
  await using site = await runSite()
  const html = await (await site.fetch('/')).text()
  expect(html).toContain(paletteSheet(DEFAULT_PALETTE).text)
  expect(html.match(/--type:\w+/g)).toEqual(['--type:woven'])
  expect((await site.fetch('/favicon.svg')).status).toBe(200)
})
