import { isObject } from '@noren/contract/json'
import { CALLS, callUrl } from '@noren/contract/resources/calls'
import { HOME_CALLS } from '@noren/contract/resources/home-calls'
import { RESTAURANT_FIELDS } from '@noren/contract/resources/restaurant'
import { expect, test } from 'vitest'
import { startEditedSite } from '../support/edited-site.ts'
import { fetched, only, SITE, textOf } from '../support/fetched.ts'
import { inJapanese, KINDS } from '../support/pages.ts'

const RESTAURANTS = ['shiobi', 'kohaku', 'onda', 'tateito', 'yoriai']

/** Shown only by the script, in a frame, or when the main photo fails to load. */
const SHOWN_OTHERWISE = ['mapLink', 'fallbackPhoto']

for (const call of HOME_CALLS) {
  test(`the home page shows what ${call} answers (site/src/pages/home/home-page.tsx)`, async () => {
    const texts = sentencesIn(await answerOf(callUrl(CALLS[call], { language: 'en' })))
    expect(texts.length).toBeGreaterThan(0)
    const shown = await shownBy('/')
    expect(texts.filter((text) => shown.includes(text)).length).toBeGreaterThan(texts.length / 4)
  })
}

for (const field of Object.values(RESTAURANT_FIELDS).flat()) {
  if (SHOWN_OTHERWISE.includes(field)) continue
  test(`a restaurant's page shows its ${field} (site/src/pages/restaurant/)`, async () => {
    for (const slug of RESTAURANTS) {
      const { data } = await answerOf(callUrl(CALLS.restaurant, { slug }))
      const [text] = textsIn(data[field])
      if (text === undefined) continue
      expect(await shownBy(`/restaurants/${slug}`)).toContain(text)
      return
    }
    throw new Error(
      `No restaurant of the demo has a ${field}: fill it in demo/company/restaurants/`,
    )
  })
}

for (const path of ['', '/ja']) {
  test(`of a company that published its facts alone, ${path || '/'} has no empty section, and its contact page its own details`, async () => {
    await using site = await startEditedSite((snapshot) => {
      const { company } = snapshot.content
      snapshot.content = company ? { company: { ...company, businesses: [], social: [] } } : {}
    })
    const { document } = await fetched(path || '/', site)
    const main = only(document, 'main')
    expect(main.querySelectorAll('section')).toHaveLength(1)
    expect(main.querySelectorAll('h2')).toHaveLength(0)
    expect(main.querySelectorAll('ul:empty, ol:empty, dl:empty, [role=status]')).toHaveLength(0)
    expect(main.textContent).not.toMatch(/Loading|読み込み中|available|ありません/)
    expect(textOf(only(document, 'footer'))).not.toMatch(/Other businesses|そのほかの事業/)
    expect(only(document, 'script[type="application/ld+json"]').textContent).not.toContain('[]')
    // Its own details stand beside the built-in words, and no example of any (acceptance D1).
    const contact = only((await fetched(`${path}/contact`, site)).document, 'main')
    const links = [...contact.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')]
    expect(new Set(links.map((link) => link.getAttribute('href')?.replace(/\?.*/, '')))).toEqual(
      new Set(['tel:0460000100', 'mailto:info@namiori.example.jp']),
    )
    expect(textOf(contact)).not.toMatch(/000-000-0000|hello@|Example Town|〇〇県/)
  })
}

test('sections without content and those that are switched off leave the others as they are', async () => {
  await using site = await startEditedSite((snapshot) => {
    snapshot.content.testimonials = { data: [], count: 0 }
    snapshot.content.solutions = []
    snapshot.sections = { hidden: ['process', 'news'] }
  })
  const { document } = await fetched('/', site)
  const named = [...only(document, 'main').querySelectorAll('section')].map((section) =>
    section.getAttribute('aria-labelledby'),
  )
  expect(named).toEqual(['hero-title', 'experience-title', 'innovation-title', 'cta-title'])
  // News has pages of its own.
  const { document: news } = await fetched('/news', site)
  expect(textOf(only(news, 'main'))).toContain('The oden broth turns four')
})

test('an about page that is whole shows no section its company did not write', async () => {
  await using site = await startEditedSite(({ content }) => {
    content.about = {
      en: { whole: true, hero: { title: 'Our inn' }, stats: { rating: '4.8' } },
      ja: { whole: true, hero: { title: '宿のこと' }, team: { title: '人', members: [] } },
    }
  })
  const english = only((await fetched('/about', site)).document, 'main')
  expect(textOf(only(english, 'h1'))).toBe('Our inn')
  expect([...english.querySelectorAll('dd')].map(textOf)).toEqual(['4.8'])
  const japanese = only((await fetched('/ja/about', site)).document, 'main')
  expect([...japanese.querySelectorAll('h2')].map(textOf)).toEqual(['会社概要'])
  expect(japanese.querySelectorAll('[lang=en]')).toHaveLength(0)
})

/** The built names of the classes that all buttons have, and those filled with the accent, by what their rules say. */
function buttonClasses(document: Document): { button: string; solid: string } {
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  const named = (says: RegExp) => {
    const [, name] = says.exec(css) ?? []
    if (!name) throw new Error(`No rule says ${says}`)
    return name
  }
  return {
    button: named(/\.(\w+)\{[^{}]*min-height:3\.25rem[^{}]*border:1px solid/),
    solid: named(/\.(\w+)\{[^{}]*border-color:var\(--accent\);background:var\(--accent\)/),
  }
}

test('of several buttons beside each other the first alone is solid, and leads where the content’s main one does (acceptance D7)', async () => {
  const pairs = await Promise.all(
    KINDS.flatMap((path) => [path, inJapanese(path)]).map(async (path) => {
      const { document } = await fetched(path)
      const { button: every, solid } = buttonClasses(document)
      return [...document.querySelectorAll(`main a.${solid}`)].flatMap((button) => {
        const beside = [...(button.parentElement?.querySelectorAll(`a.${every}`) ?? [])]
        return beside.length > 1 ? [{ path, isFirst: beside[0] === button }] : []
      })
    }),
  )
  expect(pairs.flat().length).toBeGreaterThan(5)
  expect(pairs.flat().filter(({ isFirst }) => !isFirst)).toEqual([])
  for (const path of ['', '/ja']) {
    const { document } = await fetched(path || '/')
    const { button, solid } = buttonClasses(document)
    const call = only(document, 'section[aria-labelledby=cta-title]')
    const buttons = [...call.querySelectorAll(`a.${button}`)]
    expect(
      buttons.map((button) => [button.getAttribute('href'), button.classList.contains(solid)]),
    ).toEqual([
      [`${path}/about`, true],
      [`${path}/contact`, false],
    ])
  }
})

async function answerOf(call: string) {
  return (await fetch(SITE.origin + call)).json()
}

/** The texts and addresses in the main part of a page, without white space. */
async function shownBy(path: string): Promise<string> {
  const { textContent, innerHTML } = only((await fetched(path)).document, 'main')
  return plain(`${textContent} ${innerHTML}`)
}

/** English texts too long to be on a page by chance. */
function sentencesIn(value: unknown): string[] {
  return textsIn(value).filter((text) => text.length > 12 && !text.startsWith('/'))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n\n').slice(0, 1).map(plain)
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isObject(value)) return []
  const { jp, ja, ...rest } = value
  return Object.values(rest).flatMap(textsIn)
}

function plain(text: string): string {
  return text.replace(/[\s\u200B]+/g, '').replaceAll('&amp;', '&')
}
