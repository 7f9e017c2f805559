import type { FieldLists } from '@noren/contract/fields'
import { readList, readObject, readText } from '@noren/contract/json'
import { CALLS } from '@noren/contract/resources/calls'
import { COMPANY_FIELDS, readCompany } from '@noren/contract/resources/company'
import {
  MENU_ITEM_FIELDS,
  RESTAURANT_FIELDS,
  readRestaurant,
} from '@noren/contract/resources/restaurant'
import { RESTAURANT_FACTS } from '@noren/contract/resources/restaurant-facts'
import { SOLUTION_FIELDS } from '@noren/contract/resources/solutions'
import { TESTIMONIAL_TEXTS } from '@noren/contract/resources/testimonials'
import { PART_NAMES, type PartName } from '@noren/contract/snapshot'
import { anyJson, damaged, keysOf } from '@noren/contract/testing/any-json'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proves } from '../scripts/testing/proves.ts'
import { SEARCH } from '../scripts/testing/search.ts'
import { ON_THE_WIRE, RESTAURANTS } from './testing/on-the-wire.ts'

type Read = (raw: unknown) => unknown

const READERS: [name: string, read: Read, complete: unknown][] = [
  ...PART_NAMES.map((part): [string, Read, unknown] => [part, readerOf(part), ON_THE_WIRE[part]]),
  ...RESTAURANTS.map((restaurant): [string, Read, unknown] => [
    readText(restaurant.slug),
    underData(CALLS.restaurant.read),
    restaurant,
  ]),
]

function readerOf(part: PartName): Read {
  switch (part) {
    case 'company':
      return readCompany
    case 'hero':
    case 'about':
      return byLanguage(CALLS[part].read)
    case 'solutions':
      return (solutions) => CALLS.solutions.read({ solutions })
    case 'solutionsSection':
      return (section) => CALLS.solutionsSection.read({ section })
    case 'testimonials':
      return (data) => CALLS.testimonials.read({ data })?.list
    default:
      return underData(CALLS[part].read)
  }
}

function underData(read: Read): Read {
  return (data) => read({ data })
}

function byLanguage(read: Read): Read {
  return (raw) => {
    const { en, ja } = readObject(raw)
    return { en: read({ data: en }), ja: read({ data: ja }) }
  }
}

test.each(READERS)('the reader of %s leaves the demo’s content unchanged', (...row) => {
  const [, read, complete] = row
  expect(read(complete)).toEqual(complete)
})

test.each(READERS)(
  'the reader of %s accepts any input without an error, and a second reading changes nothing',
  (_, read, complete) => {
    const keys = [...keysOf(complete), '__proto__', 'constructor', 'ja', 'jp']
    const inputs = fc.oneof(anyJson(keys), damaged(complete, keys))
    const property = fc.property(inputs, (raw) => {
      const once = read(raw)
      expect(read(once)).toEqual(once)
      expect(JSON.stringify(once)).toSatisfy((text: string) => text.isWellFormed())
    })
    fc.assert(property, SEARCH)
  },
)

test('hostile keys in content change no object of the program', proves('J05', 'J06'), () => {
  for (const [, read] of READERS) {
    read(
      JSON.parse(
        '{"__proto__":{"en":"x","polluted":true},"constructor":{"prototype":{"polluted":true}}}',
      ),
    )
  }
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('polluted' in {}).toBe(false)
})

test('the demo fills every plain field of the contract’s lists', () => {
  const facts = RESTAURANTS.map((restaurant) => restaurant.facts)
  const dishes = RESTAURANTS.flatMap(({ menuItems }) => readList(menuItems, readObject))
  expect(missing(RESTAURANT_FIELDS, RESTAURANTS)).toEqual([])
  expect(missing(MENU_ITEM_FIELDS, dishes)).toEqual([])
  expect(missing(RESTAURANT_FACTS, facts)).toEqual([])
  expect(missing(SOLUTION_FIELDS, [ON_THE_WIRE.solutions].flat())).toEqual([])
  expect(missing(COMPANY_FIELDS, [ON_THE_WIRE.company])).toEqual([])
  const said = readList(ON_THE_WIRE.testimonials, readObject).map(
    ({ translations }) => readObject(translations).en,
  )
  expect(missing({ TESTIMONIAL_TEXTS }, said)).toEqual([])
})

function missing(lists: FieldLists, documents: readonly unknown[]): string[] {
  const filled = new Set(documents.flatMap((document) => Object.keys(readObject(document))))
  return Object.values(lists)
    .flat()
    .filter((name) => !filled.has(name))
}

test('hero content is read with all its fields', proves('ENT-16'), () => {
  const { en } = readObject(ON_THE_WIRE.hero)
  expect(CALLS.hero.read({ data: en })).toEqual(en)
  expect(en).toMatchObject({
    title: 'Woven by the sea',
    videoLink: expect.stringMatching(/^\/media\/\w+\.mp4$/),
    videoLinkWebm: expect.stringMatching(/^\/media\/\w+\.webm$/),
  })
})

test('call-to-action content is read per language, en and jp', proves('ENT-17'), () => {
  expect(CALLS.cta.read({ data: ON_THE_WIRE.cta })).toEqual(ON_THE_WIRE.cta)
})

test('experience content is read with its shared picture', proves('ENT-18'), () => {
  const read = CALLS.experience.read({ data: ON_THE_WIRE.experience })
  expect(read).toEqual(ON_THE_WIRE.experience)
  expect(read?.mainImage).toMatch(/^\/media\/\w+-1400x1750\.webp$/)
})

test(
  'innovation content is read per language, and its Japanese key is ja',
  proves('GEN-06', 'ENT-19'),
  () => {
    const { en, ja, mainImage } = readObject(ON_THE_WIRE.innovation)
    expect(CALLS.innovation.read({ data: { en, ja, mainImage } })).toEqual({ en, ja, mainImage })
    expect(CALLS.innovation.read({ data: { en, jp: ja, mainImage } })).toEqual({
      en,
      ja,
      mainImage,
    })
  },
)

test('process content is read per language, from ja or from jp', proves('GEN-08', 'ENT-20'), () => {
  const { en, ja } = readObject(ON_THE_WIRE.process)
  expect(CALLS.process.read({ data: { en, ja } })).toEqual({ en, ja })
  expect(CALLS.process.read({ data: { en, jp: ja } })).toEqual({ en, ja })
})

test('solutions and their section carry Japanese under ja', proves('GEN-07'), () => {
  const { solutions, solutionsSection: section } = ON_THE_WIRE
  expect(CALLS.solutions.read({ solutions })).toEqual(solutions)
  expect(CALLS.solutions.read({ solutions })?.[0]?.title.ja).toBe('宿泊施設の\u200B運営')
  expect(CALLS.solutionsSection.read({ section })).toEqual(section)
})

test('a testimonial is read with its image, title and translations', proves('ENT-21'), () => {
  const list = CALLS.testimonials.read({ data: ON_THE_WIRE.testimonials })?.list
  expect(list).toEqual(ON_THE_WIRE.testimonials)
  expect(list?.[0]).toMatchObject({
    image: expect.stringMatching(/^\/media\/\w+-320x320\.webp$/),
    title: 'Manager, Matsunami Inn, Hayama',
    translations: { jp: { name: '三枝 玲子' } },
  })
})

test(
  'contact content is read per language key, also one data level deeper',
  proves('ENT-22'),
  () => {
    const { contact } = ON_THE_WIRE
    expect(CALLS.contact.read({ data: contact })).toEqual(contact)
    expect(CALLS.contact.read({ data: { data: contact } })).toEqual(contact)
  },
)

const [shiobi] = RESTAURANTS

test('name, address, description, about and hours are read as objects', proves('ENT-03'), () => {
  expect(CALLS.restaurant.read({ data: shiobi })).toEqual(shiobi)
  expect(shiobi?.name).toEqual({ en: 'Shiobi', jp: '潮火' })
})

test('the same five are read from JSON strings', proves('ENT-04'), () => {
  const { name, address, description, about, hours } = shiobi ?? {}
  const texts = { name, address, description, about, hours }
  expect(about).toMatchObject({ en: expect.stringContaining('one grill') })
  const strings = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, JSON.stringify(text)]),
  )
  expect(readRestaurant({ slug: 'shiobi', ...strings })).toMatchObject(texts)
})

test(
  'menu items are read from an array and from a JSON string',
  proves('ENT-05', 'ENT-06', 'ENT-09'),
  () => {
    const menuItems = shiobi?.menuItems
    expect(readRestaurant({ menuItems })?.menuItems).toEqual(menuItems)
    expect(readRestaurant({ menuItems: JSON.stringify(menuItems) })?.menuItems).toEqual(menuItems)
  },
)

test(
  'the gallery is read from an array and from a JSON string',
  proves('ENT-07', 'ENT-08', 'ENT-10'),
  () => {
    const gallery = shiobi?.gallery
    expect(readRestaurant({ gallery })?.gallery).toEqual(gallery)
    expect(readRestaurant({ gallery: JSON.stringify(gallery) })?.gallery).toEqual(gallery)
  },
)
