import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isEmail } from '@noren/contract/enquiry/email'
import { isPhone, normalizePhone } from '@noren/contract/enquiry/phone'
import { readInstagram } from '@noren/contract/instagram'
import { readObject } from '@noren/contract/json'
import { readMapLink } from '@noren/contract/map-link'
import { phoneLink } from '@noren/contract/phone-number'
import { safeLink } from '@noren/contract/safe-url'
import { expect, test } from 'vitest'
import { companyFolder } from './testing/company-folder.ts'
import { DEMO_WORDS } from './testing/demo-words.ts'
import { demoCompany, demoRestaurants, demoSnapshot } from './testing/snapshot.ts'

const { read, all: written } = companyFolder('company')
/** As it is written, and as visitors read it. */
const all = written + JSON.stringify(demoSnapshot().content)
const restaurants = demoRestaurants()
const company = demoCompany()
const phones = [company.phone, ...restaurants.map(({ phone }) => phone)]

test('no phone number can be assigned, and each has a link to dial it', () => {
  const inTexts = all.match(/\d{2,4}-\d{2,4}-\d{4}/g) ?? []
  expect(inTexts.length).toBeGreaterThanOrEqual(10)
  for (const phone of [...phones, ...inTexts]) {
    expect(phone).toMatch(/^(045-000|046-000|0460-00|0467-00)-0\d{3}$/)
    expect(phoneLink(phone)).toBe(`tel:${phone.replaceAll('-', '')}`)
    expect(isPhone(normalizePhone(phone))).toBe(true)
  }
  expect(new Set(phones).size).toBe(6)
})

test('every e-mail address belongs to a reserved example domain', () => {
  const addresses = all.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []
  expect(addresses.length).toBeGreaterThanOrEqual(6)
  for (const address of addresses.filter((text) => !text.startsWith('www.'))) {
    expect(isEmail(address)).toBe(true)
    expect(address).toMatch(/@(namiori\.)?example\.(jp|com)$/)
  }
})

test('the block and the postcode of every address do not exist', () => {
  for (const { en, jp } of [company.address, ...restaurants.map(({ address }) => address)]) {
    expect(en).toMatch(/^0-\d+ Kaku/)
    expect(jp).toMatch(/架空.+0-\d+$/)
  }
  expect(company.postalCode).toBe('000-0000')
})

test('the site shows every link, and no link or railway line is a real one', () => {
  for (const { url } of [...company.social, company.credit]) {
    expect(safeLink(url)).toBe(url)
    expect(url).toContain('example')
  }
  for (const { slug, instagram, mapLink, facts } of restaurants) {
    expect(facts?.postalCode).toBe('000-0000')
    for (const { name } of facts?.stations ?? []) {
      expect(name.en).toMatch(/^Kaku.*Imaginary/)
      expect(name.jp).toMatch(/架空.*架空/)
    }
    for (const link of [facts?.bookingLink, facts?.website].filter((each) => each !== undefined)) {
      expect(new URL(link).hostname).toMatch(/(^|\.)example\.jp$/)
    }
    if (instagram) expect(readInstagram(instagram)?.handle).toBe(`@namiori.example.${slug}`)
    expect(readMapLink(mapLink ?? '')).toEqual({ state: 'valid', src: mapLink })
  }
  expect(restaurants.filter(({ instagram }) => instagram)).toHaveLength(3)
})

test('no program and no guide of the desk says anything of the demo company', () => {
  for (const { name, address } of [company, ...restaurants])
    for (const text of [name.en, name.jp, address.en, address.jp]) expect(text).toMatch(DEMO_WORDS)
  const ROOT = join(import.meta.dirname, '..')
  const said = globSync(
    '{site,contract,cms,docs/desk}/**/*.{ts,tsx,mjs,css,html,svg,json,md,csv}',
    {
      cwd: ROOT,
      exclude: ['**/node_modules', '**/dist', '**/.next', '**/testing', 'cms/test', '**/*.test.*'],
    },
  )
  expect(said.length).toBeGreaterThan(1000)
  const found = said.flatMap((file) => {
    const word = DEMO_WORDS.exec(readFileSync(join(ROOT, file), 'utf8'))?.[0]
    return word === undefined ? [] : [`${file}: ${word}`]
  })
  expect(found).toEqual([])
})

/** A text of a document, by its path in it. */
function textOf(file: string, ...path: string[]) {
  return readObject(path.reduce((value: unknown, step) => readObject(value)[step], read(file)))
}

test('the contact form accepts its own examples', () => {
  const form = (field: string) => Object.values(textOf('contact.json', 'form', field)).map(String)
  expect([form('phonePlaceholder').length, form('emailPlaceholder').length]).toEqual([2, 2])
  for (const phone of form('phonePlaceholder')) expect(isPhone(phone)).toBe(true)
  for (const email of form('emailPlaceholder')) expect(isEmail(email)).toBe(true)
  expect(company.phone).toBe('046-000-0100')
})

test('the title of the experience contains the coloured word', () => {
  const title = textOf('experience.json', 'title')
  expect(title.en).toContain('Potential')
  expect(title.ja).toContain(textOf('experience.json', 'titleSpan').ja)
})

test('headings are short enough for very large type', () => {
  const heading = (...place: [file: string, ...path: string[]]) => String(textOf(...place).ja)
  const headings = [
    heading('hero.json', 'title'),
    heading('experience.json', 'title'),
    heading('innovation.json', 'title') + heading('innovation.json', 'titleSpan'),
    heading('cta.json', 'title') + heading('cta.json', 'titleSpan'),
    heading('about.json', 'main', 'title'),
    heading('about.json', 'creative', 'title'),
    heading('solutions-section.json', 'heading'),
    heading('process.json', 'title'),
  ]
  for (const each of headings) {
    expect(each).not.toContain('undefined')
    expect([...each].length, each).toBeLessThanOrEqual(16)
  }
  for (const file of ['hero.json', 'innovation.json', 'cta.json']) {
    for (const badge of Object.values(textOf(file, 'badge')).map(String))
      expect([...badge].length, badge).toBeLessThanOrEqual(30)
  }
})
