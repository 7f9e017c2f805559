import { expect, test } from 'vitest'
import { readAbout } from './about.ts'
import { readCompany } from './company.ts'
import { readContact } from './contact.ts'
import { readCta } from './cta.ts'
import { readHero } from './hero.ts'
import { readInnovation } from './innovation.ts'
import { printedIn } from './printings.ts'
import { readProcess } from './process.ts'
import { readSolutions, readSolutionsSection } from './solutions.ts'

test('what about content lacks is left out', () => {
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
  'content that arrives as %j is missing',
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

test('content without text in any language is missing', () => {
  expect(readCta({ en: {}, jp: null })).toBeNull()
  expect(readInnovation({ mainImage: '/media/x.webp' })).toBeNull()
  expect(readContact({ backgroundImage: '/media/x.webp' })).toBeNull()
  expect(readSolutionsSection({ heading: { en: ' ' } })).toBeNull()
})

test('a printing of the hero without a wide picture, or of no light, is left out', () => {
  const printings = {
    dawn: { wide: '/dawn.webp', tall: ' ' },
    day: { tall: '/day-tall.webp' },
    dusk: 'dusk.webp',
    noon: { wide: '/noon.webp' },
  }
  expect(readHero({ title: 'Woven', printings })?.printings).toEqual({
    dawn: { wide: '/dawn.webp' },
  })
  expect(readHero({ title: 'Woven', printings: [] })).not.toHaveProperty('printings')
})

test('a light has its own printing, otherwise the background stands in', () => {
  const hero = readHero({
    title: 'Woven',
    backgroundImage: '/sea.webp',
    backgroundImagePortrait: '/sea-tall.webp',
    printings: { night: { wide: '/night.webp' } },
  })
  if (!hero) throw new Error('no hero')
  expect(printedIn(hero, 'night')).toEqual({ wide: '/night.webp', isPrinted: true })
  expect(printedIn(hero, 'day')).toEqual({
    wide: '/sea.webp',
    tall: '/sea-tall.webp',
    isPrinted: false,
  })
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

test('a card has its price in each language it is written in, and none where it is empty', () => {
  const prices = readSolutions([
    { _id: '1', price: { en: 'From ¥28,000 a person', ja: 'お一人28,000円から' } },
    { _id: '2', price: { en: ' ', ja: '' } },
    { _id: '3' },
  ]).map(({ price }) => price)
  expect(prices).toEqual([
    { en: 'From ¥28,000 a person', ja: 'お一人28,000円から' },
    undefined,
    undefined,
  ])
})

test('the parts of the about page have the company’s words above them where it wrote some', () => {
  expect(readAbout({ businessesLabel: 'Rooms', businessesTitle: ' ' })).toMatchObject({
    businessesLabel: 'Rooms',
  })
  expect(readAbout({ businessesLabel: 'Rooms', businessesTitle: ' ' })).not.toHaveProperty(
    'businessesTitle',
  )
})
