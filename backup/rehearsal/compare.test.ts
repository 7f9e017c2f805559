import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../testing/data-folder.ts'
import { comparePages } from './compare.ts'
import type { RehearsedSite } from './site.ts'

/** A site of these pages; other paths answer 404. */
function siteOf(pages: Record<string, string>): RehearsedSite {
  const locations = Object.keys(pages).map((path) => `<loc>http://rehearsal.invalid${path}</loc>`)
  const all: Record<string, string> = { ...pages, '/sitemap.xml': locations.join('') }
  return {
    get: async (path) => ({ status: path in all ? 200 : 404, body: all[path] ?? 'not found' }),
    [Symbol.asyncDispose]: async () => {},
  }
}

test('each page that was restored otherwise is named, with the place where it begins to differ', async () => {
  const shown = { '/': '<h1>Onda</h1>', '/ja': '<h1>音田</h1>', '/about': '<p>Since 1923</p>' }
  const restored = { '/': '<h1>Onda</h1>', '/ja': '<h1>音羽</h1>', '/news': '<p>New</p>' }
  expect(await comparePages(siteOf(shown), siteOf(restored), tempFolder())).toEqual({
    pages: 4,
    differing: [
      '/ja: visitors saw "田</h1>", restored it is "羽</h1>"',
      '/about: answered 404, and 200 for visitors',
      '/news: answered 200, and 404 for visitors',
    ],
  })
})

test('a page that was cut off differs, and so does one that got longer', async () => {
  const whole = siteOf({ '/': '<p>Fish and fire.</p>' })
  const short = siteOf({ '/': '<p>Fish' })
  const differences = [
    await comparePages(whole, short, tempFolder()),
    await comparePages(short, whole, tempFolder()),
  ]
  expect(differences.map(({ differing }) => differing)).toEqual([
    ['/: visitors saw " and fire.</p>", restored it is ""'],
    ['/: visitors saw "", restored it is " and fire.</p>"'],
  ])
})

test('a picture of a page whose file was not restored is named', async () => {
  const published = tempFolder()
  mkdirSync(join(published, 'media'))
  writeFileSync(join(published, 'media/sea-640.webp'), '')
  const page =
    '<img src="/media/sea-640.webp" srcset="/media/sea-640.webp 1x, /media/sea-1280.webp 2x">'
  const site = siteOf({ '/': page })
  expect(await comparePages(site, site, published)).toEqual({
    pages: 1,
    differing: ['/media/sea-1280.webp: the file is missing'],
  })
})

test('a site without any page is no good restore', async () => {
  const empty = siteOf({})
  await expect(comparePages(empty, empty, tempFolder())).rejects.toThrow(
    'The restored site lists no page in /sitemap.xml.',
  )
})
