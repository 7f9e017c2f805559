import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { TYPES } from '@noren/contract/brand/type'
import { expect, test } from 'vitest'
import { shortNames } from '../../site/src/styles/short-names.ts'
import { fetched, only, SITE } from '../support/fetched.ts'
import { ROOT } from '../support/folders.ts'
import { KINDS, PAGES } from '../support/pages.ts'

const KB = 1024
const ASSETS = join(ROOT, 'site/dist/client/assets')

/** In bytes over the network, with an announcement. */
const HTML = 24_000

/** The same where a restaurant has all that one can have: three menus, allergens, a map and each fact. */
const FULLEST = { path: '/restaurants/onda', most: 24_600 }

/** In bytes: what a server sends before it waits for the browser's first word. */
const FIRST_ANSWER = 14_336

/** One page after another is compressed as well as can be. */
const PATIENT = { timeout: 10_000 }

/** The size of a page over the network, in bytes, compressed as for a browser. */
function bytesSent(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' }
    request(url, { headers }, async (answer) => {
      let bytes = 0
      for await (const chunk of answer) bytes += chunk.length
      resolve(bytes)
    })
      .on('error', reject)
      .end()
  })
}

for (const { path } of [...PAGES, { path: '/none' }, { path: '/restaurants/none' }]) {
  const most = path.endsWith(FULLEST.path) ? FULLEST.most : HTML
  test(`${path} is at most ${most / 1000} kB over the network`, async () => {
    // The first request gets the fastest compression, and later ones soon the smallest.
    await expect.poll(() => bytesSent(SITE.origin + path), PATIENT).toBeLessThanOrEqual(most)
  })
}

for (const { path } of PAGES) {
  test(`the first 14,336 bytes of ${path} hold what the browser waits for before it draws`, async () => {
    const { html, document } = await fetched(path)
    const awaited = only(document, 'link[rel=expect]').getAttribute('href')?.slice(1)
    const sent = brotliCompressSync(html).subarray(0, FIRST_ANSWER)
    const finishFlush = constants.BROTLI_OPERATION_FLUSH
    const seen = brotliDecompressSync(sent, { finishFlush }).toString()
    expect(seen).toContain(` id="${awaited}"`)
  })
}

test('a property with a short name has it in every built file that uses it', () => {
  for (const file of readdirSync(ASSETS).filter((each) => /\.(?:css|js)$/.test(each))) {
    const built = readFileSync(join(ASSETS, file), 'utf8')
    expect([file, shortNames(built) === built]).toEqual([file, true])
  }
})

for (const path of [...KINDS, '/none']) {
  test(`the styles of ${path} are at most 12 KB over the network`, async () => {
    const { document } = await fetched(path)
    const styles = [...document.querySelectorAll('style[id]')].map(({ textContent }) => textContent)
    expect(styles.length).toBeGreaterThan(1)
    expect(gzipSync(styles.join('')).length).toBeLessThanOrEqual(12 * KB)
  })
}

for (const [path, most] of [
  ['/restaurants', 4],
  ['/contact', 5],
] as const) {
  test(`the script of ${path} comes in at most ${most} files beside the app's`, async () => {
    const { document } = await fetched(path)
    const named = document.querySelector('script[data-files]')?.getAttribute('data-files') ?? ''
    const scripts = named.split(' ').filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.length).toBeLessThanOrEqual(most)
  })
}

/** The files named in the build's style sheet of each pairing of fonts. */
const PAIRINGS = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(ASSETS, name), 'utf8'))
  .filter((css) => css.includes('@font-face'))
  .map((css) => [...new Set([...css.matchAll(/[\w-]+\.woff2/g)].map(([file]) => file))])

test('the two web fonts of each pairing are at most 36 KB together, and 60 KB with the letters of other languages', () => {
  const weight = (names: string[]) =>
    names.reduce((sum, name) => sum + readFileSync(join(ASSETS, name)).length, 0)
  expect(PAIRINGS).toHaveLength(TYPES.length)
  for (const fonts of PAIRINGS) {
    const first = fonts.filter((name) => !name.includes('-other-'))
    expect(first).toHaveLength(2)
    expect(weight(first)).toBeLessThanOrEqual(36 * KB)
    expect(fonts).toHaveLength(4)
    expect(weight(fonts)).toBeLessThanOrEqual(60 * KB)
  }
})

test('a page names the fonts of one pairing alone', async () => {
  const { document } = await fetched('/')
  const styles = [...document.querySelectorAll('style[id]')].map(({ textContent }) => textContent)
  expect(styles.filter((css) => css.includes('@font-face'))).toHaveLength(1)
})
