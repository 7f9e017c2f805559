import { DEMO_WORDS } from '@noren/demo/testing/demo-words'
import { expect } from 'vitest'
import { contact as contactEn } from '../../site/src/language/bundle/en/contact.ts'
import { hero as heroEn } from '../../site/src/language/bundle/en/hero.ts'
import { restaurantList as listEn } from '../../site/src/language/bundle/en/restaurant-list.ts'
import { contact as contactJp } from '../../site/src/language/bundle/jp/contact.ts'
import { hero as heroJp } from '../../site/src/language/bundle/jp/hero.ts'
import { restaurantList as listJp } from '../../site/src/language/bundle/jp/restaurant-list.ts'
import { DEFAULT_ABOUT } from '../../site/src/pages/about/default-about.ts'
import type { Site } from './site.ts'
import { unbroken } from './unbroken.ts'

/** What machines read beside the pages. */
const TEXTS = [
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt'],
  ...['/manifest.webmanifest', '/ja/manifest.webmanifest', '/favicon.svg'],
  ...['/news.xml', '/ja/news.xml', '/api/restaurant?page=1'],
  ...['/api/company', '/api/restaurant', '/api/hero/en', '/api/hero/ja', '/api/about/en'],
  ...['/api/about/ja', '/api/contact/content', '/api/cta', '/api/experience', '/api/innovation'],
  ...['/api/process', '/api/solutions', '/api/solutions/section', '/api/testimonials', '/api/news'],
]

/** Every page that a site leads to, and every text, as they are served. */
export async function everythingOn(site: Site): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  const open = ['/', '/ja', ...TEXTS]
  for (const path of open) {
    if (said.has(path)) continue
    const answer = await fetch(site.origin + path)
    if (!TEXTS.includes(path)) expect([path, answer.status]).toEqual([path, 200])
    const text = await answer.text()
    said.set(path, text)
    const links = text.matchAll(/(?:href="|<loc>https?:\/\/[^/<]+)(\/[a-z/-]*)(?=[?#"<])/g)
    for (const [, link = ''] of links) if (!link.startsWith('/api')) open.push(link)
  }
  return said
}

/** Where a site still says anything of the demo company, with the word. */
export function demoWordsIn(said: ReadonlyMap<string, string>): (readonly [string, string])[] {
  return [...said].flatMap(([path, text]) => {
    const word = DEMO_WORDS.exec(text)?.[0]
    return word === undefined ? [] : [[path, word] as const]
  })
}

const { main, stats, team, creative } = DEFAULT_ABOUT
const sections = [contactEn, contactJp].map(({ content }) => content.contactSection)

/** What the site says in place of a provider's company, and no company of its own has said. */
const BUILT_IN = [
  ...[heroEn, heroJp].flatMap(({ button1: _, ...texts }) => Object.values(texts)),
  ...[main.title, main.subtitle, ...main.features, stats.title, stats.projects, stats.customers],
  ...[team.title, team.subtitle, creative.title, creative.subtitle, ...creative.features],
  ...[contactEn.submit, listEn.list.empty, listJp.list.empty],
  ...sections.flatMap(({ trustedTitle, trustedDescription, contactDetails }) => [
    ...[trustedTitle, trustedDescription],
    ...Object.values(contactDetails).map(({ value }) => value),
  ]),
].map(unbroken)

/** Where a site says any of it, with the words. */
export function builtInWordsIn(said: ReadonlyMap<string, string>): (readonly [string, string])[] {
  return [...said].flatMap(([path, text]) => {
    const plain = unbroken(text)
    return BUILT_IN.filter((words) => plain.includes(words)).map((words) => [path, words] as const)
  })
}
