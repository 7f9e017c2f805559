import { feedPath } from '@noren/contract/feed-path'
import { LANGUAGE, type Language } from '@noren/contract/language'
import { inLanguage, textIn } from '@noren/contract/localized'
import { withoutPhraseBreaks } from '@noren/contract/phrase-break'
import { readCompany } from '@noren/contract/resources/company'
import type { NewsItem } from '@noren/contract/resources/news'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { pathTo } from '#src/routes/paths.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { escapeXml } from './escape-xml.ts'

/** How many of the newest are in a feed: readers keep the older ones. */
const ENTRIES = 50

/** The news in a language as an Atom feed (RFC 4287); the ids are the addresses of the pages. */
export function newsFeed(published: PublishedContent, language: Language, origin: string): string {
  const company = readCompany(published.snapshot.content.company)
  const { common, head } = BUNDLES[language]
  const site = textIn(company?.name, language) || common.siteName
  const home = origin + pathTo('news', language)
  const entries = published.news.slice(0, ENTRIES)
  const updatedOf = ({ slug, date }: NewsItem) =>
    published.snapshot.modified[`newsItem:${slug}`] ?? `${date}T00:00:00+09:00`
  const updated = published.snapshot.modified.news ?? published.snapshot.publishedAt
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE[language].htmlLang}">`,
    element('title', head.title(head.news.title, site)),
    element('id', home),
    element('updated', updated),
    `<author>${element('name', site)}</author>`,
    link('self', origin + feedPath(language)),
    link('alternate', home),
    ...entries.map((item) => entry(item, updatedOf(item), language, origin)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(item: NewsItem, updated: string, language: Language, origin: string): string {
  const address = origin + pathTo('newsItem', language, { slug: item.slug })
  const lang = inLanguage(item.title, language)?.lang
  const text = textIn(item.text, language)
  return [
    `<entry xml:lang="${lang}">`,
    element('title', textIn(item.title, language)),
    element('id', address),
    element('published', `${item.date}T00:00:00+09:00`),
    element('updated', updated),
    link('alternate', address),
    ...(text ? [element('summary', text)] : []),
    '</entry>',
  ].join('')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(withoutPhraseBreaks(text))}</${name}>`
}

function link(rel: 'self' | 'alternate', href: string): string {
  return `<link rel="${rel}" href="${escapeXml(href)}"/>`
}
