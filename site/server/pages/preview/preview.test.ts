import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBrand } from '@noren/contract/brand/brand'
import { PREVIEW_NOTE, previewFolder } from '@noren/kit/disk/preview-folder'
import { publishSnapshot } from '@noren/kit/disk/publish-snapshot'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { collect } from '../../testing/enquiry.ts'
import { exampleSnapshot } from '../../testing/publish.ts'
import { head, sendRaw } from '../../testing/raw-socket.ts'
import { type RunningSite, runSite } from '../../testing/running-site.ts'
import { styleSheet } from '../style-sheet.ts'
import { previewDocument } from './preview-document.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'
const DESK = 'https://cms.example.jp'
const NOW = Date.parse('2026-11-23T00:00:00.000Z')
const DRAFT = 'A title nobody was to read yet'

/** A site that shows `Title 1`, with a preview under the token whose title is the draft's. */
async function withPreview(note: object = {}): Promise<RunningSite> {
  const site = await runSite({ now: () => NOW })
  const folder = previewFolder(join(site.dataDir, 'published'), TOKEN)
  await publishSnapshot(folder, exampleSnapshot(1, DRAFT))
  const said = { expiresAt: '2026-11-23T00:00:01.000Z', desk: DESK, ...note }
  await writeFile(join(folder, PREVIEW_NOTE), JSON.stringify(said))
  return site
}

/** Sends a target exactly as written; `fetch` would normalise it first. */
async function rawGet(site: RunningSite, target: string): Promise<number> {
  const { status } = await sendRaw(site.port, head(site.port, `GET ${target}`, 'Connection: close'))
  return status
}

test('a draft is shown under its address in both languages, marked as a draft', async () => {
  await using site = await withPreview()
  const english = await site.fetch(`/preview/${TOKEN}/about`)
  expect(english.status).toBe(200)
  const page = await english.text()
  expect(page).toContain(`<title>${DRAFT}</title>`)
  expect(page).toContain('A draft to look at · not published')
  const japanese = await (await site.fetch(`/preview/${TOKEN}/ja/about`)).text()
  expect(japanese).toContain(`<title>${DRAFT}題</title>`)
  expect(japanese).toContain('下書きの確認用・公開されていません')
  expect(japanese).toContain('<html lang="ja"')
})

test(
  'nothing of a draft is on the site, in its site map or in the answers to its calls',
  proves('V06'),
  async () => {
    await using site = await withPreview()
    await site.fetch(`/preview/${TOKEN}/`)
    for (const path of ['/', '/ja', '/sitemap.xml', '/llms.txt', '/robots.txt', '/api/hero/en']) {
      const text = await (await site.fetch(path)).text()
      expect(text, path).not.toContain('nobody was to read')
      expect(text, path).not.toContain(TOKEN)
    }
    expect(await (await site.fetch('/')).text()).toContain('<title>Title 1</title>')
  },
)

test(
  'a preview is never cached or indexed, and only the desk may frame it',
  proves('V04', 'V05'),
  async () => {
    await using site = await withPreview()
    const { headers } = await site.fetch(`/preview/${TOKEN}/about`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-frame-options')).toBeNull()
    const policy = headers.get('content-security-policy')?.split('; ')
    expect(policy).toContain(`frame-ancestors ${DESK}`)
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain(
      'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    )
    const site404 = await site.fetch('/preview/no-such-preview/about')
    expect(site404.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test('a page of a preview has no script, which would request the published content', async () => {
  await using site = await withPreview()
  expect(await (await site.fetch('/about')).text()).toContain('<script')
  expect(await (await site.fetch(`/preview/${TOKEN}/about`)).text()).not.toContain('<script')
})

test('an address that has expired answers like any unknown address', proves('V02'), async () => {
  await using site = await withPreview({ expiresAt: '2026-11-23T00:00:00.000Z' })
  // Once it is compressed better in the background, the same page has another length.
  const plain = { headers: { 'Accept-Encoding': 'identity' } }
  const expired = await site.fetch(`/preview/${TOKEN}/about`, plain)
  const nowhere = await site.fetch('/nowhere', plain)
  expect(expired.status).toBe(404)
  expect(await expired.text()).toBe(await nowhere.text())
  const names = [...nowhere.headers.keys()].filter((name) => !/^(date|x-request-id)$/.test(name))
  expect(names.map((name) => expired.headers.get(name))).toEqual(
    names.map((name) => nowhere.headers.get(name)),
  )
})

test(
  'guesses and tricks with the path reach no preview and no other file',
  proves('V01'),
  async () => {
    await using site = await withPreview()
    const [first = ''] = previewFolder('', TOKEN).split('/').slice(-1)
    for (const token of [
      TOKEN.slice(1),
      `${TOKEN}0`,
      `g${TOKEN.slice(1)}`,
      TOKEN.toUpperCase(),
      first,
      '..',
      '%2e%2e',
      '..%2f..%2fpublished',
      `${TOKEN}%00`,
      `.%2f${TOKEN}`,
      '',
    ]) {
      expect(await rawGet(site, `/preview/${token}/about`), token).toBe(404)
    }
    expect(await rawGet(site, `/preview/${TOKEN}/../../media/a.webp`)).toBe(404)
    expect(await rawGet(site, `/preview/${TOKEN}`)).toBe(200)
  },
)

test('a draft is shown as it will be in a minute, and an address that moved stays in it', async () => {
  await using site = await withPreview()
  const then = `/preview/${TOKEN}@2026-12-31T23:40`
  const english = await (await site.fetch(`${then}/about`)).text()
  expect(english).toContain('not published · as on 31 December 2026, 23:40')
  expect(english).toContain('data-light="night"')
  const moved = await site.fetch(`${then}/restaurants/old-onda`)
  expect(moved.headers.get('location')).toBe(`${then}/restaurants/onda`)
  const noon = await (await site.fetch(`/preview/${TOKEN}@2026-12-31T12:00/ja/about`)).text()
  expect(noon).toContain('公開されていません・2026年12月31日（木）12:00の表示')
  expect(noon).not.toContain('data-light="night"')
})

test('a day or time that is none has no preview', async () => {
  await using site = await withPreview()
  for (const at of ['', '2026-02-29T10:00', '2026-12-31T24:00', '2026-12-31', '1T1@1', 'now']) {
    expect(await rawGet(site, `/preview/${TOKEN}@${at}/about`), at).toBe(404)
  }
})

test('an incomplete preview is not shown', proves('V03'), async () => {
  await using site = await withPreview({ desk: "https://a.example; script-src 'unsafe-inline'" })
  expect((await site.fetch(`/preview/${TOKEN}/about`)).status).toBe(404)
  expect((await site.fetch('/about')).status).toBe(200)
})

test('a moved address redirects inside the preview', async () => {
  await using site = await withPreview()
  const moved = await site.fetch(`/preview/${TOKEN}/restaurants/old-onda`)
  expect(moved.status).toBe(303)
  expect(moved.headers.get('location')).toBe(`/preview/${TOKEN}/restaurants/onda`)
  expect((await site.fetch(`/preview/${TOKEN}/nowhere`)).status).toBe(404)
})

test('links to pages stay inside the preview; links to files, anchors and other sites do not change', () => {
  const body = [
    '<a class="x" href="/">Home</a>',
    '<a hrefLang="ja" href="/ja/about#team">会社</a>',
    '<a href="#content">Skip</a>',
    '<a href="/media/0123456789abcdef0123.mp4">Film</a>',
    '<a href="//elsewhere.example">Elsewhere</a>',
    '<a href="https://maps.example/a">Map</a>',
    '<link href="/ja">',
  ].join('')
  const rendered = {
    status: 200 as const,
    lang: 'en' as const,
    light: 'day' as const,
    head: '<title>x</title>',
    graph: '',
    body,
    data: '{}',
    modules: [],
    stillModules: [],
    until: null,
    brand: readBrand(undefined),
  }
  const html = previewDocument(
    rendered,
    { styleSheetsOf: () => [], printSheet: styleSheet('print.css', '') },
    { base: '/p', note: 'n' },
  )
  expect([...html.matchAll(/<(?:a|link)\b[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    // What the head waits for.
    '#menu',
    '/p/',
    '/p/ja/about#team',
    '#content',
    '/media/0123456789abcdef0123.mp4',
    '//elsewhere.example',
    'https://maps.example/a',
    '/ja',
  ])
})

test('the receipt of a table at a minute to come is shown in both languages, and its link leads nowhere', async () => {
  await using site = await withPreview()
  const path = `/preview/${TOKEN}@2026-12-31T18:30/restaurants/shiobi?receipt`
  const answer = await site.fetch(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { en, jp } = await answer.json()
  expect(en.subject).toContain('Not confirmed yet')
  expect(en.text).toContain('Thursday 31 December, 18:30')
  expect(en.text).toContain('/r/…')
  expect(jp.subject).toContain('【まだ確定していません】')
  expect(jp.text).toContain('12月31日（木） 18:30')
  expect(await collect(site)).toEqual([])
})
