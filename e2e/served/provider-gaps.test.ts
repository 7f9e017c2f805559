import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiHost, startApiHost } from '../api-host/api-host.ts'
import { restaurant, testimonials } from '../api-host/content.ts'
import { fetched, only, textOf } from '../support/fetched.ts'
import { temporaryFolder } from '../support/folders.ts'
import { namedAddresses } from '../support/named-addresses.ts'
import { type Site, startSite } from '../support/site.ts'

/** The built-in examples of a company's details. */
const EXAMPLES = /000-000-0000|0000000000|example\.com|Example Town|〇〇県/

let host: ApiHost
let site: Site
const started = new AsyncDisposableStack()

beforeAll(async () => {
  host = await startApiHost()
  started.defer(host.stop)
  const { about, hero, restaurantDetails } = host.content
  Object.assign(host.content, {
    hero: {
      en: { ...Object(hero.en), videoLink: 'https://player.vimeo.com/video/76979871' },
      ja: {},
    },
    about: {
      en: {
        ...Object(about.en),
        main: { features: [{ title: 'Warm rooms', description: 'All winter' }] },
        creative: { features: [{ icon: 'Target' }], videoLink: '/films/inn.mp4', cta: 'Our film' },
      },
      ja: about.ja,
    },
    contact: null,
    solutionsSection: {},
    testimonials: testimonials([]),
    restaurantDetails: {
      ...restaurantDetails,
      first: {
        ...restaurant('first', 'First House', '一番館'),
        phone: ' +81 460 12 3456 ',
        mainPhoto: '/pictures/first.jpg',
        gallery: [{ src: 'https://elsewhere.example/view.jpg', alt: { en: 'View', jp: '眺め' } }],
      },
      second: { slug: 'second', name: { en: 'Second House', jp: '二番館' } },
    },
  })
  const data = started.use(await temporaryFolder())
  site = await startSite(data.path, { API_HOST: host.origin })
  started.defer(site.stop)
  const first = async () => (await fetch(`${site.origin}/restaurants/first`)).text()
  while (!(await first()).includes('/pictures/first.jpg')) await setTimeout(100)
})
afterAll(() => started.disposeAsync())

test('every address is there, the placeholder for a missing picture too, and pages load only what their policy allows (operator N3)', async () => {
  const { own, broken, others, refused } = await namedAddresses(site)
  expect(broken).toEqual([])
  expect(refused).toEqual([])
  expect(own.filter((path) => path.includes('no-image'))).toHaveLength(1)
  expect(others).toEqual([
    host.origin,
    // Named in the data of a page alone: no host that pictures or frames may come from.
    'https://elsewhere.example',
    'https://player.vimeo.com',
    'https://schema.org',
    'https://www.google.com',
    'https://www.instagram.com',
    'https://www.youtube.com',
  ])
})

test.each(['/contact', '/ja/contact'])(
  'without contact content %s shows headings and form, and no example as anybody’s details (acceptance D1)',
  async (path) => {
    const { html, document } = await fetched(path, site)
    const main = only(document, 'main')
    expect(html).not.toMatch(EXAMPLES)
    expect(main.querySelectorAll('dl, a[href^="tel:"], a[href^="mailto:"]')).toHaveLength(0)
    expect(textOf(only(main, 'h1'))).toMatch(/^(Contact Us|お問い合わせ)$/)
    expect(main.querySelectorAll('input[name=name], textarea[name=message]')).toHaveLength(2)
  },
)

test('a film that cannot be embedded has no button and a line in the log, and no other film in its place (acceptance D3)', async () => {
  const { html, document } = await fetched('/', site)
  expect(textOf(only(document, 'main'))).toContain('Host hero first')
  expect(textOf(only(document, 'main'))).not.toContain('Host hero second')
  expect(html).not.toContain('fallback-video')
  expect(site.output()).toMatch(/no page can show.*"call":"\/api\/hero\/en","fields":"videoLink"/)
  // Where the provider says nothing at all the built-in film plays.
  expect((await fetched('/ja', site)).html).toContain('fallback-video')
})

test('a film on the provider’s host plays, and the page’s policy lets it (acceptance D3)', async () => {
  const { headers } = await fetch(`${site.origin}/about`)
  expect(headers.get('content-security-policy')).toContain(`media-src 'self' ${host.origin};`)
  const film = only((await fetched('/about', site)).document, 'a[aria-haspopup=dialog]', 'Our film')
  expect(film.getAttribute('href')).toBe(`${host.origin}/films/inn.mp4`)
})

test('features that are objects are read, and those of no known shape stay away and are logged (acceptance D8)', async () => {
  const main = only((await fetched('/about', site)).document, 'main')
  expect(textOf(main)).toContain('Warm rooms All winter')
  const lists = [...main.querySelectorAll('ol')].filter((list) => !list.closest('nav'))
  expect(lists).toHaveLength(0)
  expect(site.output()).toMatch(/"call":"\/api\/about\/en","fields":"creative\.features"/)
})

test('a phone number is shown without the spaces around it (acceptance D17)', async () => {
  for (const path of ['/restaurants/first', '/ja/restaurants/first']) {
    const text = textOf(only((await fetched(path, site)).document, 'main'))
    expect(text).toContain('+81 460 12 3456')
    expect(text).not.toMatch(/3456 [.。）)]|[（(] \+81/)
  }
})

test('a restaurant of which only the name is known has no empty cards and no way to nowhere (acceptance D17)', async () => {
  const { document } = await fetched('/restaurants/second', site)
  const facts = only(document, '#location').closest('aside')
  expect([...(facts?.querySelectorAll('h2') ?? [])].map(textOf)).toEqual(['Location'])
  expect(textOf(only(document, 'main'))).not.toContain('Get directions')
})

test('sections that say that they are empty have a heading in the outline (acceptance D17)', async () => {
  for (const [path, ...headings] of [
    ['/', 'Our solutions', 'What our customers say'],
    ['/ja', '事業紹介', 'お客様の声'],
  ] as const) {
    const { document } = await fetched(path, site)
    for (const heading of headings)
      expect(only(document, 'main section h2', heading).parentElement).not.toBeNull()
  }
})
