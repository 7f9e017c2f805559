/**
 * Draws the icons for browsers and phones into public/, which a site has whose company published no mark:
 * the noren in the default colours; and for the desk the noren that it colours for companies without a mark.
 * Run it after changing either: `npm run marks -w site`.
 */
import { writeFile } from 'node:fs/promises'
import { iconFile } from '@noren/contract/brand/icon-file'
import { norenMark } from '@noren/contract/brand/noren'
import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import { type Browser, chromium } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.ts'

const PUBLIC = new URL('../public/', import.meta.url)
const PAPER = DEFAULT_PALETTE.paper
/** Its ground and its cloth, which the desk replaces by a company's colours. */
const OF_THE_DESK = { ...DEFAULT_PALETTE, brand: '#000000', paper: '#ffffff' }

/** The share of an icon that the mark fills: a phone may cut off up to a fifth of each side. */
const ICONS = [
  { name: 'icon-192.png', size: 192, fill: 1, background: 'transparent' },
  { name: 'icon-512.png', size: 512, fill: 1, background: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, fill: 0.7, background: PAPER },
  { name: 'apple-touch-icon.png', size: 180, fill: 0.84, background: PAPER },
]

const mark = norenMark(DEFAULT_PALETTE)
const browser = await chromium.launch(chromiumLaunch())
await writeFile(new URL('favicon.svg', PUBLIC), mark)
for (const { name, size, fill, background } of ICONS) {
  await writeFile(new URL(name, PUBLIC), await draw(browser, mark, size, fill, background))
}
const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await draw(browser, mark, size) })),
)
await writeFile(new URL('favicon.ico', PUBLIC), iconFile(small))
await writeFile(
  new URL('../../cms/src/content/library/brand/noren.png', import.meta.url),
  await draw(browser, norenMark(OF_THE_DESK), 1024),
)
await browser.close()

async function draw(
  browser: Browser,
  svg: string,
  size: number,
  fill = 1,
  background = 'transparent',
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const margin = (size * (1 - fill)) / 2
  await page.setContent(
    `<style>body{margin:0;background:${background}}svg{position:absolute;inset:${margin}px;width:${size * fill}px}</style>${svg}`,
  )
  const png = await page.screenshot({ omitBackground: background === 'transparent' })
  await page.close()
  return png
}
