import { expect, test } from 'vitest'
import * as example from '../testing/examples.ts'
import { keysOf, mutated, randomJson, seededRandom } from '../testing/random-json.ts'
import { readAbout } from './about.ts'
import { readCompany } from './company.ts'
import { readContact } from './contact.ts'
import { readCta } from './cta.ts'
import { readExperience } from './experience.ts'
import { readHero } from './hero.ts'
import { readInnovation } from './innovation.ts'
import { readProcess } from './process.ts'
import { readRestaurant, readRestaurantList } from './restaurant.ts'
import { readSolutions, readSolutionsSection } from './solutions.ts'
import { readTestimonial } from './testimonials.ts'

const READERS: [name: string, read: (raw: unknown) => unknown, complete: unknown][] = [
  ['about', readAbout, example.ABOUT],
  ['company', readCompany, example.COMPANY],
  ['contact', readContact, example.CONTACT],
  ['cta', readCta, example.CTA],
  ['experience', readExperience, example.EXPERIENCE],
  ['hero', readHero, example.HERO],
  ['innovation', readInnovation, example.INNOVATION],
  ['process', readProcess, example.PROCESS],
  ['restaurant', readRestaurant, example.RESTAURANT],
  ['restaurant list', readRestaurantList, [example.RESTAURANT_LIST_ITEM]],
  ['solutions', readSolutions, [example.SOLUTION]],
  ['solutions section', readSolutionsSection, example.SOLUTIONS_SECTION],
  ['testimonial', readTestimonial, example.TESTIMONIAL],
]

test.each(READERS)(
  'complete %s content comes out of its reader as it went in',
  (_, read, complete) => {
    expect(read(complete)).toEqual(complete)
  },
)

test.each(READERS)(
  'whatever arrives as %s content is read without an error, and reading it again changes nothing',
  (_, read, complete) => {
    const random = seededRandom(20261120)
    const keys = [...keysOf(complete), '__proto__', 'constructor', 'ja', 'jp']
    for (let round = 0; round < 400; round++) {
      const raw = round % 2 === 0 ? randomJson(random, keys) : mutated(complete, random, [...keys])
      const once = read(raw)
      expect(read(once)).toEqual(once)
      expect(JSON.stringify(once)).toSatisfy((text: string) => text.isWellFormed())
    }
  },
)

test('J05 J06 hostile keys in content change no object of the program', () => {
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
