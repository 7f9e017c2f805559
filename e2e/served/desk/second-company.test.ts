import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { demoWordsIn, everythingOn } from '../../support/everything-on.ts'
import { ROOT } from '../../support/folders.ts'
import { RYOKAN_PAGES, startRyokan } from '../../support/ryokan.ts'

/** The most a page may weigh over the network, as `e2e/served/weight.test.ts` asks of the demo company's. */
const PAGE_BYTES = 25_000

// Starts a desk that encodes two dozen pictures, and a site.
test('a ryokan is brought in from its folder, and its site has nothing of the demo company', async () => {
  await using site = await startRyokan()
  const said = await everythingOn(site)
  expect([...said.keys()]).toEqual(
    expect.arrayContaining(
      RYOKAN_PAGES.flatMap((path) => [path, path === '/' ? '/ja' : `/ja${path}`]),
    ),
  )
  expect(demoWordsIn(said)).toEqual([])

  const home = (said.get('/ja') ?? '').replaceAll('<wbr/>', '')
  expect(home.includes('雪のほどける音がする')).toBe(true)
  // What the house has nothing to say about is not there.
  for (const section of ['solutions', 'testimonials', 'news-title']) {
    expect([section, home.includes(`id="${section}`)]).toEqual([section, false])
  }
  expect(said.get('/sitemap.xml')).not.toContain('/news')

  for (const path of RYOKAN_PAGES) {
    const html = said.get(path) ?? ''
    expect([path, brotliCompressSync(html).length < PAGE_BYTES]).toEqual([path, true])
    const pictures = [...html.matchAll(/(?:src|href)="(\/media\/[^" ]+)"/g)].map(
      ([, at = '']) => at,
    )
    expect(pictures.length).toBeGreaterThan(0)
    for (const address of new Set(pictures)) {
      expect([address, (await fetch(site.origin + address)).status]).toEqual([address, 200])
    }
  }
}, 400_000)

test('no file that the site is built of names the demo company or its place', () => {
  const files = globSync(join(ROOT, 'site/dist/client/**/*.{js,css,html,svg}'))
  expect(files.length).toBeGreaterThan(20)
  const said = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  expect(demoWordsIn(said)).toEqual([])
})
