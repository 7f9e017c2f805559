import { expect, test } from 'vitest'
import { fetched, only, SITE, textOf } from '../support/fetched.ts'
import { PAGES } from '../support/pages.ts'

const meta = (document: Document, key: string) =>
  only(document, `meta[name="${key}"], meta[property="${key}"]`).getAttribute('content')

const href = (document: Document, link: string) =>
  only(document, `link${link}`).getAttribute('href')

for (const { path, lang, other } of PAGES) {
  test(`the head of ${path} has its title, its address and that of its other language`, async () => {
    const { document } = await fetched(path)
    const title = textOf(only(document, 'head > title'))
    expect(title).toMatch(lang === 'en' ? /Namiori/ : /波織/)
    const description = meta(document, 'description')
    expect(description).toMatch(lang === 'en' ? /^.{20,160}$/ : /^.{12,160}$/)

    const english = SITE.origin + (lang === 'en' ? path : other)
    const japanese = SITE.origin + (lang === 'en' ? other : path)
    expect(href(document, '[rel=canonical]')).toBe(SITE.origin + path)
    expect(href(document, '[rel=alternate][hreflang="en"]')).toBe(english)
    expect(href(document, '[rel=alternate][hreflang="ja"]')).toBe(japanese)
    expect(href(document, '[rel=alternate][hreflang="x-default"]')).toBe(english)
    expect(document.querySelectorAll('meta[name=robots]')).toHaveLength(0)
    expect(meta(document, 'format-detection')).toBe('telephone=no,date=no,address=no,email=no')

    expect(meta(document, 'og:title')).toBe(title)
    expect(meta(document, 'og:description')).toBe(description)
    expect(meta(document, 'og:url')).toBe(SITE.origin + path)
    expect(meta(document, 'og:locale')).toBe(lang === 'en' ? 'en_GB' : 'ja_JP')
    expect(meta(document, 'og:site_name')).toBe(lang === 'en' ? 'Namiori' : '波織')
    const card = await fetch(meta(document, 'og:image') ?? '')
    expect(card.headers.get('content-type')).toBe('image/jpeg')
    expect(meta(document, 'og:image')).toMatch(/\/media\/[0-9a-f]{20}-1200x630\.jpg$/)
    expect(meta(document, 'og:image:width')).toBe('1200')
    expect(meta(document, 'og:image:height')).toBe('630')
    expect(meta(document, 'og:image:alt')).toMatch(
      lang === 'en' ? /^[\x20-\u2019]+$/ : /[ぁ-んァ-ン一-龠]/,
    )
    expect(meta(document, 'og:type')).toBe(/\/news\/./.test(path) ? 'article' : 'website')
    expect(meta(document, 'og:locale:alternate')).toBe(lang === 'en' ? 'ja_JP' : 'en_GB')
    expect(meta(document, 'twitter:card')).toBe('summary_large_image')
    expect(document.head.innerHTML).not.toContain('\u200B')
  })
}

for (const path of ['/no-such-page', '/ja/no-such-page', '/restaurants/nowhere']) {
  test(`the head of ${path} asks not to be indexed and names no address`, async () => {
    const { document } = await fetched(path)
    expect(meta(document, 'robots')).toBe('noindex')
    for (const claim of [
      'link[rel=canonical]',
      'link[hreflang]',
      'script[type="application/ld+json"]',
    ]) {
      expect([claim, document.querySelectorAll(claim).length]).toEqual([claim, 0])
    }
  })
}

test('no two pages of a language have the same title or the same description', async () => {
  for (const language of ['en', 'ja']) {
    const pages = PAGES.filter(({ lang }) => lang === language)
    const documents = await Promise.all(
      pages.map(async ({ path }) => (await fetched(path)).document),
    )
    const titles = documents.map((document) => textOf(only(document, 'head > title')))
    const descriptions = documents.map((document) => meta(document, 'description'))
    expect(new Set(titles).size).toBe(pages.length)
    expect(new Set(descriptions).size).toBe(pages.length)
  }
})
