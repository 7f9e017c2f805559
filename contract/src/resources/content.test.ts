import { expect, test } from 'vitest'
import { CALLS } from '../calls.ts'
import * as example from '../testing/examples.ts'
import { readAbout } from './about.ts'
import { readCompany } from './company.ts'
import { readContact } from './contact.ts'
import { readCta } from './cta.ts'
import { readHero } from './hero.ts'
import { readInnovation } from './innovation.ts'
import { readProcess } from './process.ts'
import { readSolutions, readSolutionsSection } from './solutions.ts'

test('ENT-16 hero content is read with all its fields', () => {
  expect(CALLS.hero.read({ data: example.HERO })).toEqual(example.HERO)
})

test('ENT-17 call-to-action content is read per language, en and jp', () => {
  expect(CALLS.cta.read({ data: example.CTA })).toEqual(example.CTA)
})

test('ENT-18 experience content is read with its shared picture', () => {
  expect(CALLS.experience.read({ data: example.EXPERIENCE })).toEqual(example.EXPERIENCE)
})

test('GEN-06 ENT-19 innovation content is read per language, and its Japanese key is ja', () => {
  expect(CALLS.innovation.read({ data: example.INNOVATION })).toEqual(example.INNOVATION)
  const { en, ja, mainImage } = example.INNOVATION
  expect(readInnovation({ mainImage, en, jp: ja })).toEqual(example.INNOVATION)
})

test('GEN-08 ENT-20 process content is read per language, from ja or from jp', () => {
  const { en, ja } = example.PROCESS
  expect(CALLS.process.read({ data: { en, ja } })).toEqual({ en, ja })
  expect(readProcess({ en, jp: ja })).toEqual({ en, ja })
})

test('GEN-07 solutions and their section carry Japanese under ja', () => {
  expect(CALLS.solutions.read({ solutions: [example.SOLUTION] })).toEqual([example.SOLUTION])
  expect(CALLS.solutionsSection.read({ section: example.SOLUTIONS_SECTION })).toEqual(
    example.SOLUTIONS_SECTION,
  )
})

test('ENT-22 contact content is read per language key, also one data level deeper', () => {
  expect(CALLS.contact.read({ data: example.CONTACT })).toEqual(example.CONTACT)
  expect(CALLS.contact.read({ data: { data: example.CONTACT } })).toEqual(example.CONTACT)
})

test('about content keeps what is there and leaves out what is missing', () => {
  expect(CALLS.about.read({ data: example.ABOUT })).toEqual(example.ABOUT)
  expect(
    readAbout({ stats: { projects: 40 }, team: { members: [{}, { name: 'Aoi' }] } }),
  ).toMatchObject({
    hero: { breadcrumb: {} },
    stats: { projects: '40' },
    team: { members: [{ name: 'Aoi', role: '', image: { url: '' } }] },
    services: [],
  })
})

test.each([undefined, null, {}, [], '', 'text', 7])(
  'content that arrives as %j is nothing',
  (raw) => {
    for (const read of [
      readHero,
      readCta,
      readInnovation,
      readProcess,
      readAbout,
      readContact,
      readCompany,
    ]) {
      expect(read(raw)).toBeNull()
    }
    expect(readSolutions(raw)).toEqual([])
    expect(readSolutionsSection(raw)).toBeNull()
  },
)

test('content that has no text in any language is nothing', () => {
  expect(readCta({ en: {}, jp: null })).toBeNull()
  expect(readInnovation({ mainImage: '/media/x.webp' })).toBeNull()
  expect(readContact({ backgroundImage: '/media/x.webp' })).toBeNull()
  expect(readSolutionsSection({ heading: { en: ' ' } })).toBeNull()
})

test('businesses without a name and networks without an icon are left out of the footer', () => {
  const company = readCompany({
    businesses: [null, { url: 'https://example.jp/' }, { name: { jp: '清掃' } }],
    social: [
      { network: 'myspace', url: 'https://example.jp/' },
      { network: 'x' },
      { network: 'line', url: 'https://line.me/x' },
    ],
  })
  expect(company?.businesses).toEqual([{ name: { jp: '清掃' } }])
  expect(company?.social).toEqual([{ network: 'line', url: 'https://line.me/x' }])
})
