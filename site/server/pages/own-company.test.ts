import { readBrand } from '@noren/contract/brand/brand'
import { readObject } from '@noren/contract/json'
import { readRestaurantList } from '@noren/contract/resources/restaurant'
import { expect, test } from 'vitest'
import { render } from '#src/entry-server.tsx'
import { DEFAULT_ABOUT } from '#src/pages/about/default-about.ts'
import { answerCall } from '../content/answer-call.ts'
import { publishedContent } from '../content/published-content.ts'
import { exampleSnapshot } from '../testing/publish.ts'
import { companyOfTheDay } from './company-of-the-day.ts'

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

/** A page of a company that has published this of its own, and has these restaurants. */
function pageOf(path: string, content: object, restaurants: object[] = [], search = '') {
  const published = publishedContent({
    head: { ...exampleSnapshot(), own: true, content },
    restaurants: null,
  })
  const company = companyOfTheDay(published)
  if (restaurants.length > 0) delete company?.noRestaurants
  const list = readRestaurantList(restaurants)
  const { body, head, data } = render({
    path,
    search,
    content: {
      answer: (call, parameters) =>
        call === 'restaurant'
          ? { status: 200, body: { data: restaurants[0] } }
          : answerCall(call, parameters, published),
      restaurants: () => ({ restaurants: list, total: list.length }),
      company,
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

test('a room is asked about from its part of the about page, and the form has its name without a script', () => {
  const corner = { slug: 'corner', name: 'The corner', what: 'Eight mats.', ask: 'Ask about it' }
  const attic = { slug: 'attic', name: 'The attic', howToAsk: 'By letter.' }
  const en = { ...readObject(about?.en), businessesTitle: 'Rooms', businesses: [corner, attic] }
  const said = { ...SAID, about: { en } }
  const { body } = pageOf('/about', said)
  const hrefOf = (words: string) =>
    new RegExp(`<a href="([^"]*)"[^>]*>(?:<span>)?${words}`).exec(body)?.[1]
  expect(hrefOf('Ask about it')).toBe('/contact?subject=About%3A+The+corner#enquiry')
  expect(hrefOf('How to ask')).toBe('/contact?subject=About%3A+The+attic#enquiry')
  expect(body).toMatch(/<h2 id="businesses-title"[^>]*>Rooms</)
  const search = '?subject=About%3A+The+corner'
  const [subject] = /<input[^>]*name="subject"[^>]*>/.exec(
    pageOf('/contact', said, [], search).body,
  ) ?? ['']
  expect(subject).toContain('value="About: The corner"')
})

test('a card says its price where it has one', () => {
  const [first, second] = solutions ?? []
  const price = { en: 'From ¥28,000 a person', ja: 'お一人28,000円から' }
  const said = { ...SAID, solutions: [{ ...readObject(first), price }, second] }
  const cards = (path: string) =>
    pageOf(path, said).body.match(/<h3[^>]*>Solution \d.*?<\/li>/gs) ?? []
  expect(cards('/').map((card) => card.includes('From ¥28,000 a person'))).toEqual([true, false])
  expect(pageOf('/ja', said).body).toContain('お一人28,000円から')
})

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

/** What the desk publishes at least. */
const page = {
  hero: { title: 'Reach us' },
  contactSection: { contactForm: { submitButton: 'Send' } },
}
const CONTACT = { en: page, jp: page }

/** Japanese pages may break their lines at marks of their own. */
const plain = (text: string) =>
  text.replace(/\u200B|<\/?(?:wbr|span)[^>]*>/g, '').replaceAll('\u00A0', ' ')

test('the statement on accessibility speaks of the program, without a date or anybody’s name (operator N2)', () => {
  const company = { ...SAID.company, legalName: { en: 'Example Inc.', jp: '例社' } }
  for (const path of ['/accessibility', '/ja/accessibility']) {
    const main = plain(pageOf(path, { company }).body).replace(/^.*<main|<\/main>.*$/gs, '')
    expect(main).toMatch(/WCAG\) 2\.2|WCAG 2\.2/)
    expect(main).not.toMatch(/2026年|November|\bwe\b|\bour\b|当サイト|お送りします|info@example/i)
    expect(main).not.toMatch(/Example Inc|例社/)
  }
})

test('the contact page promises no call and names no trade, whatever its company has left out (operator N2)', () => {
  const content = { ...SAID, contact: CONTACT }
  const houses = [{ slug: 'irori', name: { en: 'Irori' }, reservations: { telephoneOnly: true } }]
  for (const search of ['', '?restaurant=irori']) {
    const { body, all } = pageOf('/contact', content, houses, search)
    expect(body).toMatch(/<button type="submit"[^>]*>Send<\/button>/)
    expect(all).not.toMatch(/Request Call Back|Reservations|or call/)
  }
  expect(plain(pageOf('/ja/contact', content).all)).not.toMatch(/ご予約|お取引|採用|お電話/)
})

test('a company without restaurants names none and has no way to a page of them (operator N2)', () => {
  for (const path of ['/', '/ja', '/about', '/contact', '/ja/privacy', '/not-found']) {
    const { body } = pageOf(path, { ...SAID, about })
    expect([path, /No restaurants|href="[^"]*\/restaurants/.exec(body)?.[0]]).toEqual([
      path,
      undefined,
    ])
    expect(plain(body)).not.toMatch(/レストラン|>Restaurants</)
  }
})

test('a restaurant that says neither hours nor bookings offers no table (operator N2)', () => {
  const silent = { slug: 'irori', name: { en: 'Irori', jp: '囲炉裏' }, phone: '0260-00-0000' }
  const TABLE = /booked once|Reservation|Request a table|A table at|ご予約|お席/
  for (const path of ['/restaurants/irori', '/ja/restaurants/irori', '/contact', '/ja/contact']) {
    const { all } = pageOf(path, { ...SAID, contact: CONTACT }, [silent])
    expect([path, TABLE.exec(plain(all))?.[0]]).toEqual([path, undefined])
  }
  const spoken = { ...silent, reservations: { leadDays: 1 } }
  expect(pageOf('/restaurants/irori', SAID, [spoken]).body).toContain('booked once')
})
