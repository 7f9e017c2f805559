import { createHash } from 'node:crypto'
import { LANGUAGE, type Language } from '@noren/contract/language'
import { shortNames } from '#src/styles/short-names.ts'
import type { PublishedContent } from '../content/published-content.ts'
import type { Headers } from '../http/response/headers.ts'
import { representation, respond } from '../http/response/representation.ts'
import { escapeXml } from './escape-xml.ts'
import type { PageMaker } from './pages.ts'
import { type BrandedPage, documentEnd, documentHead, styleHashes } from './template.ts'

/** A style sheet of a plain page, and the hash by which the policy allows it. */
type PlainStyle = { text: string; hash: string }

/** Allows a style sheet on plain pages. */
export function plainStyle(written: string): PlainStyle {
  const text = shortNames(written)
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }
}

/** What a page without any script says, beside the pages of the app. Its parts are escaped, but for the title. */
type PlainPage = {
  language: Language
  title: string
  /** For search engines. */
  robots: string
  style: PlainStyle
  body: string
}

/** Answers with a plain page in the company's colours and fonts; it is never kept. */
export function servePlainPage(
  request: Request,
  { language, title, robots, style, body }: PlainPage,
  { status, headers }: { status: number; headers: Headers },
  published: PublishedContent,
  { frontEnd, policy }: PageMaker,
): Response {
  const page: BrandedPage = {
    status: 200,
    lang: LANGUAGE[language].htmlLang,
    light: published.light,
    head: [
      `<title>${escapeXml(title)}</title>`,
      `<meta name="robots" content="${robots}">`,
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ].join(''),
    graph: '',
    body: '',
    data: '',
    modules: [],
    stillModules: [],
    until: null,
    brand: published.brand,
  }
  const html = [
    documentHead(page, frontEnd),
    `<style>${style.text}</style></head><body>`,
    body,
    documentEnd(frontEnd),
  ].join('')
  const allHeaders = {
    ...policy.page([...styleHashes(page, frontEnd), style.hash]),
    'Content-Type': 'text/html; charset=utf-8',
    ...headers,
  }
  return respond(request, representation(html, allHeaders, { status, kept: false }))
}
