import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH } from '../../scripts/testing/search.ts'
import { readBrand } from './brand/brand.ts'
import { readPageHeads } from './page-heads.ts'
import { readPaperRecord, readRestaurantSince } from './paper/paper-record.ts'
import { readReservations } from './reservation/reservations.ts'
import { HOME_SECTION_NAMES, readHiddenSections } from './resources/home-sections.ts'
import { readStanding } from './standing/standing.ts'
import { anyJson, damaged, keysOf } from './testing/any-json.ts'

const TEXT = { en: 'text', jp: '文' }

/** What a snapshot has beside the content of the calls, each with a complete example. */
const PARTS: [name: string, read: (raw: unknown) => unknown, example: unknown][] = [
  ['heads', readPageHeads, { home: { title: TEXT, description: TEXT }, about: { title: TEXT } }],
  [
    'standing',
    readStanding,
    {
      kind: 'moves',
      from: '2027-01-05',
      until: '2027-03-31',
      address: TEXT,
      area: TEXT,
      note: TEXT,
      phone: '0460000100',
      mapLink: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
    },
  ],
  [
    'reservations',
    readReservations,
    {
      privateRoomFrom: 4,
      largestParty: 8,
      leadDays: 2,
      daysAhead: 60,
      slotMinutes: 30,
      lastSeatingMinutes: 60,
    },
  ],
  [
    'paper',
    readPaperRecord,
    {
      installation: 'kmr42',
      days: [{ seq: 3, day: '2026-12-01' }],
      lost: [[4, 6]],
      restaurants: { a: { from: 1, charge: 2, menus: 2, hours: 3, dishes: [1, 3] } },
    },
  ],
]

const inputs = (example: unknown) => {
  const keys = [...keysOf(example), '__proto__', 'constructor', 'a']
  return fc.oneof(anyJson(keys), damaged(example, keys))
}

test.each(PARTS)('the %s of any snapshot are read, and read again they are the same', (...part) => {
  const [, read, example] = part
  expect(read(example)).toEqual(example)
  const property = fc.property(inputs(example), (raw) => {
    const once = read(raw)
    expect(read(once)).toEqual(once)
  })
  fc.assert(property, SEARCH)
})

test('only sections of the home page can be switched off, whatever a snapshot says', () => {
  const property = fc.property(inputs({ hidden: ['process', 'about'] }), (raw) => {
    const hidden = readHiddenSections(raw)
    expect(hidden.filter((name) => !HOME_SECTION_NAMES.includes(name))).toEqual([])
    expect(readHiddenSections({ hidden })).toEqual(hidden)
  })
  fc.assert(property, SEARCH)
})

test('any brand has colours, patterns, a type and a structure', () => {
  const brand = { palette: { brand: '#1b2b55', accent: '#c3361a' }, patterns: { waves: true } }
  const property = fc.property(inputs({ ...brand, type: 'woven', mark: 'x' }), (raw) => {
    const { palette, patterns, structure, type } = readBrand(raw)
    expect(readBrand({ palette, patterns, structure, type })).toMatchObject({
      palette,
      patterns,
      structure,
      type,
    })
    for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
  fc.assert(property, SEARCH)
})

test('of a record of paper only what it keeps of a restaurant is read, whatever the slug', () => {
  const since = { from: 1, dishes: [2], closures: { '2026-12-31 2027-01-03': 4 }, left: [] }
  const record = { installation: 'kmr42', restaurants: { a: since } }
  const slugs = fc.constantFrom('a', '__proto__', 'constructor', 'toString', '')
  const property = fc.property(inputs(record), slugs, (raw, slug) => {
    const read = readPaperRecord(raw)
    const found = read && readRestaurantSince(read, slug)
    expect(found === null || Object.hasOwn(read?.restaurants ?? {}, slug)).toBe(true)
    expect(found === null || found.dishes.every(Number.isFinite)).toBe(true)
  })
  fc.assert(property, SEARCH)
})
