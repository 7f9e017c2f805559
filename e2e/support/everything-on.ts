import { DEMO_WORDS } from '@noren/demo/testing/demo-words'
import { expect } from 'vitest'
import type { Site } from './site.ts'

/** What machines read beside the pages. */
const TEXTS = [
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt'],
  ...['/manifest.webmanifest', '/ja/manifest.webmanifest'],
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
