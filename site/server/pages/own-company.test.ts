import { readBrand } from '@noren/contract/brand/brand'
import { readCompany } from '@noren/contract/resources/company'
import { expect, test } from 'vitest'
import { render } from '#src/entry-server.tsx'
import { DEFAULT_ABOUT } from '#src/pages/about/default-about.ts'
import { answerCall } from '../content/answer-call.ts'
import { publishedContent } from '../content/published-content.ts'
import { exampleSnapshot } from '../testing/publish.ts'

const {
  company: facts,
  cta,
  innovation,
  solutions,
  solutionsSection,
  about,
} = exampleSnapshot().content
const SAID = {
  company: { ...facts, businesses: [{ name: { en: 'Cleaning' }, part: 'cleaning' }] },
  ...{ cta, innovation, solutions: solutions?.slice(0, 2), solutionsSection },
}

/** A page of a company that has published this of its own. */
function pageOf(path: string, content: object) {
  const published = publishedContent({
    head: { ...exampleSnapshot(), own: true, content },
    restaurants: null,
  })
  const company = readCompany(SAID.company)
  const noAbout = published.absent.has('about')
  const { body, head, data } = render({
    path,
    search: '',
    content: {
      answer: (call, parameters) => answerCall(call, parameters, published),
      restaurants: () => ({ restaurants: [], total: 0 }),
      company: company && { ...company, own: true, ...(noAbout && { noAbout }) },
      publishedAt: '2026-11-20T00:00:00.000Z',
      modified: {},
      cards: {},
      brand: readBrand(undefined),
      origin: 'https://example.jp',
      retentionDays: 30,
      imageOrigins: [],
      light: 'day',
    },
    now: new Date(0),
  })
  return { body, all: body + head + data }
}

/** What the specification has the site say of a provider's company whose calls fail. */
const BUILT_IN = /Transform Your Vision|500\+|Start Your Journey|Watch Demo|4\.9|12K\+|950\+|36\+/

test('a company that says nothing about itself has no way to an about page, and nothing built in (operator N2)', () => {
  for (const path of ['/', '/ja', '/contact', '/ja/privacy', '/not-found']) {
    const { all } = pageOf(path, SAID)
    expect([path, BUILT_IN.exec(all)?.[0]]).toEqual([path, undefined])
    expect([path, /href="[^"]*\/about/.exec(all)?.[0]]).toEqual([path, undefined])
  }
  const { body } = pageOf('/', SAID)
  expect(body).toContain('Solution 1')
  expect(body).not.toContain('Learn More')
  expect(pageOf('/', { ...SAID, about }).body.match(/href="\/about/g)?.length).toBeGreaterThan(5)
})

test('an about page in Japanese alone is marked in English, with nothing built in beside it (operator N2)', () => {
  const { body } = pageOf('/about', {
    ...SAID,
    about: { ja: { whole: true, hero: { title: '宿のこと' } } },
  })
  expect(body).toMatch(/<h1[^>]* lang="ja"[^>]*>宿のこと<\/h1>/)
  for (const text of [
    DEFAULT_ABOUT.main.title,
    DEFAULT_ABOUT.team.title,
    DEFAULT_ABOUT.creative.title,
  ])
    expect([text, body.includes(text)]).toEqual([text, false])
})
