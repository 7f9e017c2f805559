import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isEmail } from '@noren/contract/enquiry/email'
import { isPhone, normalizePhone } from '@noren/contract/enquiry/phone'
import { readInstagram } from '@noren/contract/instagram'
import { readMapLink } from '@noren/contract/map-link'
import { phoneLink } from '@noren/contract/phone-number'
import { safeLink } from '@noren/contract/safe-url'
import { expect, test } from 'vitest'
import { DEMO_WORDS } from '../testing/demo-words.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { cta } from './cta.ts'
import { everything } from './everything.ts'
import { experience } from './experience.ts'
import { hero } from './hero.ts'
import { innovation } from './innovation.ts'
import { restaurants } from './restaurants/all.ts'

const all = JSON.stringify(everything)
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
    expect(readMapLink(mapLink)).toEqual({ state: 'valid', src: mapLink })
  }
  expect(restaurants.filter(({ instagram }) => instagram)).toHaveLength(3)
})

test('no program and no guide of the desk says anything of the demo company', () => {
  for (const { name, address } of [company, ...restaurants])
    for (const text of [name.en, name.jp, address.en, address.jp]) expect(text).toMatch(DEMO_WORDS)
  const ROOT = join(import.meta.dirname, '../..')
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

test('the contact form accepts its own examples', () => {
  for (const { contactSection } of [contact.en, contact.jp]) {
    expect(isPhone(contactSection.contactForm.phonePlaceholder)).toBe(true)
    expect(isEmail(contactSection.contactForm.emailPlaceholder)).toBe(true)
    expect(contactSection.contactDetails.phone.value).toBe('046-000-0100')
  }
})

test('the English experience title contains the coloured word', () => {
  expect(experience.en.title).toContain('Potential')
  expect(experience.jp.title).toContain(experience.jp.titleSpan ?? 'missing')
})

test('headings are short enough for very large type', () => {
  const headings = [
    hero.ja.title,
    experience.jp.title,
    innovation.ja.title + innovation.ja.titleSpan,
    cta.jp.title + cta.jp.titleSpan,
    everything.about.ja.main.title ?? '',
    everything.about.ja.creative.title ?? '',
    everything.solutionsSection.heading.ja,
    everything.process.ja.title,
  ]
  for (const heading of headings) expect([...heading].length, heading).toBeLessThanOrEqual(16)
  const badges = [hero, innovation].flatMap(({ en, ja }) => [en.badge, ja.badge])
  for (const badge of [...badges, cta.en.badge, cta.jp.badge]) {
    expect([...badge].length, badge).toBeLessThanOrEqual(30)
  }
})
