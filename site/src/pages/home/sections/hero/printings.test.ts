import { readBrand } from '@noren/contract/brand/brand'
import { LIGHTS, type Light } from '@noren/contract/light'
import { pictureUrl } from '@noren/contract/picture'
import { readCompany } from '@noren/contract/resources/company'
import { expect, test } from 'vitest'
import { render } from '#src/entry-server.tsx'
import type { PageContent } from '#src/page-data.ts'

const DAYLIGHT = '9'.repeat(20)
const BACKGROUND = {
  title: 'Woven by the sea',
  backgroundImage: pictureUrl({ hash: DAYLIGHT, width: 1920, height: 1200 }),
}

/** As many zeros, ones … as a picture's hash has digits. */
const hashOf = (light: Light) => String(LIGHTS.indexOf(light)).repeat(20)

const PRINTINGS = Object.fromEntries(
  LIGHTS.map((light) => [
    light,
    {
      wide: pictureUrl({ hash: hashOf(light), width: 1920, height: 1200 }),
      tall: pictureUrl({ hash: hashOf(light), width: 1170, height: 1560 }),
    },
  ]),
)

/** The home page with a hero, as sent in a light. */
function home(hero: object, light: Light, company: PageContent['company'] = null): string {
  const content: PageContent = {
    answer: (call) =>
      call === 'hero' ? { status: 200, body: { data: hero } } : { status: 404, body: {} },
    restaurants: () => null,
    company,
    publishedAt: '2026-11-20T00:00:00.000Z',
    modified: {},
    cards: {},
    brand: readBrand(undefined),
    origin: 'https://example.jp',
    retentionDays: 30,
    imageOrigins: [],
    light,
  }
  return render({ path: '/', search: '', content, now: new Date(0) }).body
}

/** The hashes of all pictures a page names. */
const named = (html: string) => new Set(html.match(/(?<=\/media\/)\d{20}/g))

test.each(LIGHTS)('by %s the page names the printings of that light, and no other', (light) => {
  const html = home({ ...BACKGROUND, printings: PRINTINGS }, light)
  expect(named(html)).toEqual(new Set([hashOf(light)]))
  expect(html).toContain(`${hashOf(light)}-1170x1560-640.avif`)
  expect(html).toContain('data-printed="true"')
})

test('a hero without printings shows its background in every light, under that light’s veil', () => {
  for (const light of LIGHTS) {
    const html = home(BACKGROUND, light)
    expect(named(html)).toEqual(new Set([DAYLIGHT]))
    expect(html).toContain('data-printed="false"')
  }
})

test('a company that wrote no English is greeted by its name there, not by words it never said', () => {
  const company = readCompany({ name: { jp: 'あさひ野' } })
  const html = home({ whole: true, backgroundImage: BACKGROUND.backgroundImage }, 'day', company)
  expect(html).toMatch(/<h1[^>]* lang="ja">あさひ野<\/h1>/)
  expect(html).not.toMatch(/Transform Your Vision|Start Your Journey/)
})
