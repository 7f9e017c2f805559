import { readObject } from '@noren/contract/json'
import { expect, test } from 'vitest'
import { exampleSnapshot } from '../testing/publish.ts'
import { answerCall } from './answer-call.ts'
import { prepareRestaurants } from './prepare-snapshot.ts'
import { contentAt, publishedContent } from './published-content.ts'
import { joinTexts } from './texts.ts'

const all = (exampleSnapshot().content.restaurants ?? []).map(readObject)
const [shiobi, onda] = ['shiobi', 'onda'].map((own) => all.find(({ slug }) => slug === own))

/** What is published where the first of two restaurants says this of itself, at a moment. */
function contentOf(facts: object, at: string) {
  const { content, ...head } = exampleSnapshot()
  const { restaurants: _, ...rest } = content
  const texts = [{ ...shiobi, ...facts }, onda].map((each) => JSON.stringify(each))
  const prepared = {
    head: { ...head, content: rest },
    restaurants: prepareRestaurants(joinTexts(texts, ['', '']), null),
  }
  return contentAt(publishedContent(prepared), new Date(`${at}+09:00`))
}

function detailOf(facts: object, at: string) {
  const { status, body } = answerCall('restaurant', { slug: 'shiobi' }, contentOf(facts, at))
  return { status, data: readObject(readObject(body).data) }
}

const MOVE = {
  area: { en: 'Zushi', jp: '逗子' },
  mapLink: 'https://maps.app.goo.gl/abc',
  facts: { postalCode: '000-0000', seats: 26 },
  standing: {
    kind: 'moves',
    from: '2027-04-01',
    until: '2027-09-30',
    address: { en: 'New street', jp: '新町' },
    area: { en: 'Hayama', jp: '葉山' },
  },
}

test('a restaurant that moves is at its old address until the last minute before the day', () => {
  expect(detailOf(MOVE, '2027-03-31T23:59:59').data).toMatchObject({
    address: { en: 'Shiobi street' },
    area: { en: 'Zushi' },
    facts: { postalCode: '000-0000' },
    standing: { kind: 'moves', from: '2027-04-01' },
  })
  const { data } = detailOf(MOVE, '2027-04-01T00:00:00')
  expect(data).toMatchObject({
    address: { en: 'New street', jp: '新町' },
    area: { en: 'Hayama', jp: '葉山' },
    standing: { begun: true },
  })
  expect(data.facts).toEqual({ seats: 26 })
  expect(data).not.toHaveProperty('mapLink')
})

test('lists name the new place from the day, and the page stops saying so when staff choose', () => {
  const items = (at: string) => contentOf(MOVE, at).restaurants?.items(0, 9) ?? []
  expect(items('2027-03-31T23:59:59')[0]?.area).toEqual({ en: 'Zushi', jp: '逗子' })
  expect(items('2027-04-01T00:00:00')[0]?.area).toEqual({ en: 'Hayama', jp: '葉山' })
  const { data } = detailOf(MOVE, '2027-10-01T00:00:00')
  expect(data).toMatchObject({ address: { jp: '新町' } })
  expect(data).not.toHaveProperty('standing')
})

const CLOSING = { standing: { kind: 'closes', from: '2027-04-01', until: '2027-06-30' } }

test('a restaurant that closes is in every list on its last day, and in none from the next', () => {
  const before = contentOf(CLOSING, '2027-03-31T23:59:59').restaurants
  expect([before?.slugs, before?.reachable]).toEqual([
    ['shiobi', 'onda'],
    ['shiobi', 'onda'],
  ])
  const after = contentOf(CLOSING, '2027-04-01T00:00:00').restaurants
  expect([after?.slugs, after?.reachable]).toEqual([['onda'], ['onda']])
  expect(after?.items(0, 9).map(({ slug }) => slug)).toEqual(['onda'])
  expect(JSON.parse(Buffer.from(after?.answer.body ?? []).toString()).data).toHaveLength(1)
})

test('its page shows what it was until the day staff chose, and then only that it is gone', () => {
  const { status, data } = detailOf(CLOSING, '2027-06-30T23:59:59')
  expect(status).toBe(200)
  expect(data).toMatchObject({ name: { en: 'Shiobi' }, menuItems: [], standing: { begun: true } })
  expect(data).not.toHaveProperty('phone')
  expect(data).not.toHaveProperty('openingHours')
  const gone = detailOf(CLOSING, '2027-07-01T00:00:00')
  expect(gone.status).toBe(410)
  expect(gone.data).toEqual({
    slug: 'shiobi',
    name: { en: 'Shiobi', jp: '潮火' },
    menuItems: [],
    standing: { ...CLOSING.standing, begun: true, gone: true },
  })
})

test('a restaurant that pauses stays in the lists, is closed by its hours, and comes back by itself', () => {
  const hours = { sessions: [{ days: ['mon'], opens: '11:00', closes: '20:00' }] }
  const facts = { bookingLink: 'https://booking.example.jp/shiobi', seats: 26 }
  const standing = { kind: 'pauses', from: '2027-04-01', to: '2027-04-30' }
  const pause = { openingHours: hours, facts, standing }
  const during = contentOf(pause, '2027-04-30T23:59:59')
  expect(during.restaurants?.slugs).toEqual(['shiobi', 'onda'])
  expect(during.restaurants?.reachable).toEqual(['onda'])
  const { data } = detailOf(pause, '2027-04-30T23:59:59')
  expect(data).toMatchObject({
    facts: { seats: 26 },
    openingHours: { closures: [{ from: '2027-04-01', to: '2027-04-30', quiet: true }] },
    standing: { begun: true },
  })
  expect(data.facts).toEqual({ seats: 26 })
  const after = detailOf(pause, '2027-05-01T00:00:00').data
  expect(after).not.toHaveProperty('standing')
  expect(after.facts).toEqual(facts)
})

test('content in which nothing begins or ends stays the same object', () => {
  const content = contentOf(CLOSING, '2027-04-02T12:00:00')
  expect(contentAt(content, new Date('2027-04-02T12:00:01+09:00'))).toBe(content)
})
