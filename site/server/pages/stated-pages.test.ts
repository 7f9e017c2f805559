import { readBrand } from '@noren/contract/brand/brand'
import { readObject } from '@noren/contract/json'
import { expect, test } from 'vitest'
import { render } from '#src/entry-server.tsx'
import { answerCall } from '../content/answer-call.ts'
import { prepareRestaurants } from '../content/prepare-snapshot.ts'
import { publishedContent } from '../content/published-content.ts'
import { joinTexts } from '../content/texts.ts'
import { exampleSnapshot } from '../testing/publish.ts'
import { companyOfTheDay } from './company-of-the-day.ts'

const { content, ...head } = exampleSnapshot()
const { restaurants = [], ...rest } = content
const shiobi = readObject(restaurants.map(readObject).find(({ slug }) => slug === 'shiobi'))

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const DAILY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const openingHours = { sessions: [{ days: DAILY, opens: '11:00', closes: '22:00' }] }
const AWAY = { kind: 'pauses', from: '2026-04-01' }

/** A page of a company of its own whose only restaurant says this of itself, today. */
function pageOf(path: string, facts: object, search = '') {
  const published = publishedContent({
    head: { ...head, own: true, content: rest },
    restaurants: prepareRestaurants(
      joinTexts([JSON.stringify({ ...shiobi, ...facts })], ['', '']),
      null,
    ),
  })
  const { slugs = [], items } = published.restaurants ?? {}
  const { head: written, body } = render({
    path,
    search,
    content: {
      answer: (call, parameters) => answerCall(call, parameters, published),
      restaurants: () => ({ restaurants: items?.(0, 9) ?? [], total: slugs.length }),
      company: companyOfTheDay(published),
      publishedAt: '2026-11-20T00:00:00.000Z',
      modified: {},
      cards: {},
      brand: readBrand(undefined),
      origin: 'https://example.jp',
      retentionDays: 30,
      imageOrigins: [],
      light: 'day',
    },
    now: new Date(),
  })
  const plain = body.replace(/\u200B|<\/?(?:wbr|span)[^>]*>/g, '').replaceAll('\u00A0', ' ')
  return { head: written, body: plain }
}

for (const { path, name, said, table } of [
  {
    path: '/contact',
    name: 'Shiobi',
    said: 'Closed since 1 April 2026.',
    table: /A table at|Send this request/,
  },
  {
    path: '/ja/contact',
    name: '潮火',
    said: '2026年4月1日（水）より休業しております。',
    table: /のお席|この内容で申し込む/,
  },
]) {
  test(`${path} says that a restaurant pauses, and asks for no table in a pause without an end`, () => {
    const { body } = pageOf(path, { openingHours, standing: AWAY }, '?restaurant=shiobi')
    expect(body).toContain(said)
    expect(body).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`))
    expect(table.exec(body)?.[0]).toBeUndefined()
    expect(body).not.toContain('name="date"')
  })
}

test('the form asks for a table after a pause whose end is near', () => {
  const standing = { ...AWAY, to: inDays(2) }
  const { body } = pageOf('/contact', { openingHours, standing }, '?restaurant=shiobi')
  expect(body).toContain('name="date"')
  expect(body).toContain('A table at Shiobi')
  expect(body).toContain('Send this request')
})

test('nobody is asked how many will come in a pause, as its page has no way to a table', () => {
  const standing = { ...AWAY, to: inDays(2) }
  const [open, away] = [{ openingHours }, { openingHours, standing }].map(
    (facts) => pageOf('/restaurants/shiobi', facts).body,
  )
  expect(open).toContain('id="seats"')
  expect(away).not.toContain('id="seats"')
})

test('a restaurant that says no hours is not asked for tables since it states a pause or its end', () => {
  for (const kind of ['pauses', 'closes']) {
    const facts = { hours: {}, standing: { kind, from: '2099-04-01' } }
    const { body, head } = pageOf('/restaurants/shiobi', facts)
    expect(body).toContain('2099')
    expect(body).not.toMatch(/Reserve|contact\?restaurant=/)
    expect(head).not.toContain('acceptsReservations')
    const contact = pageOf('/contact', facts, '?restaurant=shiobi')
    expect(contact.body).not.toContain('Send this request')
  }
  const written = { hours: { en: '11–22' }, standing: { kind: 'closes', from: '2099-04-01' } }
  expect(pageOf('/restaurants/shiobi', written).body).toContain('contact?restaurant=')
})

test('the page of a last restaurant that has closed leads home, and to no list that is not there', () => {
  const closes = { kind: 'closes', from: '2026-04-01' }
  for (const standing of [closes, { ...closes, until: '2026-06-30' }]) {
    for (const [path, home] of [
      ['/restaurants/shiobi', '<a href="/" class="arrow'],
      ['/ja/restaurants/shiobi', '<a href="/ja" class="arrow'],
    ] as const) {
      const { body, head } = pageOf(path, { standing })
      expect(body).toContain(home)
      expect([path, /"[^"]*\/restaurants"/.exec(body + head)?.[0]]).toEqual([path, undefined])
    }
  }
})
