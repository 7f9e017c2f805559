import { SITE_PAGE_NAMES, type SitePage } from '@noren/contract/site-pages'
import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { fetched, only, textOf } from '../support/fetched.ts'
import { inJapanese, pathsOf } from '../support/pages.ts'

/** The id of the statement about a page's path, where it has one. */
const STATEMENTS: { readonly [Page in SitePage]?: string } = {
  home: 'RTE-01',
  restaurants: 'RTE-02',
  restaurant: 'RTE-03',
  about: 'RTE-04',
  contact: 'RTE-05',
}
const pages = SITE_PAGE_NAMES.flatMap((page) => {
  const id = STATEMENTS[page] ?? 'GEN-01'
  return pathsOf(page).flatMap((path) => [
    { id, path, lang: 'en' },
    { id, path: inJapanese(path), lang: 'ja' },
  ])
})

for (const { id, path, lang } of pages) {
  const proof = proves(id, 'RTE-09', 'GEN-10')
  test(`${path} answers 200 with its content before any script runs`, proof, async () => {
    const { status, document } = await fetched(path)
    expect(status).toBe(200)
    expect(document.documentElement.lang).toBe(lang)
    expect(textOf(only(document, 'h1'))).not.toBe('')
    expect(textOf(only(document, 'main'))).not.toContain('Loading...')
  })
}

for (const { path, home } of [
  { path: '/no-such-page', home: '/' },
  { path: '/restaurants/a/b', home: '/' },
  { path: '/about.html', home: '/' },
  { path: '/ja/no-such-page', home: '/ja' },
]) {
  test(`${path} answers 404 with the not-found page`, proves('RTE-06', 'NFD-07'), async () => {
    const { status, document } = await fetched(path)
    expect(status).toBe(404)
    const main = only(document, 'main')
    only(main, 'h1, h2', 'Page Not Found')
    const back = only(main, 'a', 'Back to Home | ホームに戻る')
    expect(back.getAttribute('href')).toBe(home)
  })
}

for (const path of ['/restaurants/no-such-place', '/ja/restaurants/no-such-place']) {
  test(`${path} answers 404 and leads back to the restaurants`, proves('RSD-21'), async () => {
    const { status, document } = await fetched(path)
    expect(status).toBe(404)
    const list = path.replace('/no-such-place', '')
    expect(document.querySelectorAll(`main a[href="${list}"]`).length).toBeGreaterThan(0)
  })
}
