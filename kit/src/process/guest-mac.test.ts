import { LANGUAGES } from '@noren/contract/language'
import {
  askedAt,
  type GuestTable,
  guestPath,
  guestPathIn,
  guestTable,
  LINK_STATES,
  lastDayOf,
  readGuestLink,
  requestOf,
} from '@noren/contract/reservation/guest-link'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH } from '../../../scripts/testing/search.ts'
import { guestMac } from './guest-mac.ts'

const REQUEST = { restaurant: 'shiobi', date: '2026-12-24', time: '18:30', people: 4 }
const ID = '019aa3c5-1c00-7abc-8def-0123456789ab'
const mac = guestMac('a token of the company, long enough')
const other = guestMac('another token of the company, as long')

const tableOf = (given: Partial<GuestTable> = {}): GuestTable => {
  const table = guestTable(ID, REQUEST, { language: 'jp', state: 'asked' })
  if (!table) throw new Error('no table')
  return { ...table, ...given }
}

const linkOf = (table: GuestTable) => guestPath(table, mac).split('/').at(-1) ?? ''

test('a link says which table was asked for, and when', () => {
  const path = guestPath(tableOf(), mac)
  expect(path).toMatch(/^\/ja\/r\/[\w-]{40}\.[\w-]{22}$/)
  const table = readGuestLink(linkOf(tableOf()), [mac])
  expect(table).toEqual(tableOf())
  expect(table && requestOf(table)).toEqual(REQUEST)
  expect(new Date(askedAt(tableOf())).toISOString()).toBe('2025-11-21T00:16:35.328Z')
})

test.each([...LINK_STATES])(
  'a link of a table that is %s is read as that, in each language',
  (state) => {
    for (const language of ['en', 'jp'] as const) {
      const table = tableOf({ state, language, restaurant: '潮火', minutes: 1500 })
      expect(readGuestLink(linkOf(table), [mac])).toEqual(table)
    }
  },
)

test('the same link opens in the other language', () => {
  expect(guestPathIn('en', 'x.y')).toBe('/r/x.y')
  expect(guestPathIn('jp', 'x.y')).toBe('/ja/r/x.y')
})

test('a link in which any letter was changed, or that was cut off, is not ours', () => {
  const link = linkOf(tableOf())
  for (let at = 0; at < link.length; at++) {
    const changed = link.slice(0, at) + (link[at] === 'B' ? 'C' : 'B') + link.slice(at + 1)
    expect(readGuestLink(changed, [mac])).toBeNull()
    expect(readGuestLink(link.slice(0, at), [mac])).toBeNull()
  }
  for (const odd of ['', '.', '潮火', `${link}=`, `${link}.`, link.repeat(99)])
    expect(readGuestLink(odd, [mac])).toBeNull()
})

test('any table is read from its link, and from no link with a change anywhere in it', () => {
  const tables = fc.record({
    id: fc.uuid(),
    language: fc.constantFrom(...LANGUAGES),
    state: fc.constantFrom(...LINK_STATES),
    restaurant: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    day: fc.nat({ max: 65_535 }),
    minutes: fc.nat({ max: 2880 }),
    people: fc.integer({ min: 1, max: 1000 }),
  })
  const letters = fc.constantFrom(...'ABab019-_.=% あ')
  const property = fc.property(tables, letters, fc.nat(), (table, letter, place) => {
    const link = linkOf(table)
    expect(readGuestLink(link, [other, mac])).toEqual(table)
    const at = place % link.length
    const changed = link.slice(0, at) + letter + link.slice(at + 1)
    const longer = link.slice(0, at) + letter + link.slice(at)
    for (const forged of [changed, longer])
      if (forged !== link) expect(readGuestLink(forged, [other, mac])).toBeNull()
    // The facts of one table with the signature of another's.
    const [facts] = linkOf({ ...table, people: table.people + 1 }).split('.')
    expect(readGuestLink(`${facts}.${link.split('.')[1]}`, [other, mac])).toBeNull()
  })
  fc.assert(property, SEARCH)
})

test('a link of the former key is read while that is known, and no other', () => {
  const link = linkOf(tableOf())
  expect(readGuestLink(link, [other])).toBeNull()
  expect(readGuestLink(link, [])).toBeNull()
  expect(readGuestLink(link, [other, mac])).toEqual(tableOf())
})

test('a link lasts until a week after the day', () => {
  expect(lastDayOf(tableOf()) - tableOf().day).toBe(7)
})

test('a day that is in no calendar gets no link', () => {
  const said = { language: 'jp', state: 'asked' } as const
  expect(guestTable(ID, { ...REQUEST, date: '2026-02-31' }, said)).toBeNull()
})
