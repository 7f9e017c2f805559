import { readPalette } from '@noren/contract/brand/palette'
import { paletteFaults } from '@noren/contract/brand/palette-faults'
import { isEmail } from '@noren/contract/enquiry/email'
import { isPhone, normalizePhone } from '@noren/contract/enquiry/phone'
import { isObject } from '@noren/contract/json'
import { readMapLink } from '@noren/contract/map-link'
import { expect, test } from 'vitest'
import PICTURE_SIZES from './picture-sizes.json' with { type: 'json' }
import { companyFolder, textsAmong } from './testing/company-folder.ts'
import { DEMO_WORDS } from './testing/demo-words.ts'

const { read, all, values, pictures } = companyFolder('ryokan')

test('no telephone, address or link of the ryokan belongs to anybody', () => {
  const phones = all.match(/\d{3,4}-\d{2,4}-\d{4}/g) ?? []
  expect(new Set(phones)).toEqual(new Set(['0261-00-0303', '0261-00-0304']))
  for (const phone of phones) expect(isPhone(normalizePhone(phone))).toBe(true)
  for (const [path, value] of values.filter(([path]) => path.endsWith('address'))) {
    expect(value, path).toEqual({
      en: expect.stringMatching(/^0-\d+ Kakudani, Kaku Village, Nagano/),
      ja: expect.stringMatching(/^長野県架空村架空谷0-\d+$/),
    })
  }
  for (const [path, value] of values.filter(([path]) => path.endsWith('postalCode')))
    expect(value, path).toBe('000-0000')
  const addresses = all.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []
  expect(addresses.length).toBeGreaterThanOrEqual(3)
  for (const address of addresses) {
    expect(isEmail(address)).toBe(true)
    expect(address).toMatch(/@(shizuri\.)?example\.(jp|com)$/)
  }
  const links = values.flatMap(([path, value]) =>
    typeof value === 'string' && value.startsWith('https:') ? [[path, value] as const] : [],
  )
  expect(links).toHaveLength(2)
  for (const [path, link] of links) {
    if (path.endsWith('mapLink')) expect(readMapLink(link)).toEqual({ state: 'valid', src: link })
    else expect(link, path).toBe('https://www.instagram.com/shizuri.example/')
  }
})

test('nothing of the demo company by the sea is in the ryokan', () => {
  expect(all).not.toMatch(DEMO_WORDS)
})

test('every text of the ryokan stands in both languages', () => {
  const texts = textsAmong(values)
  expect(texts.length).toBeGreaterThan(150)
  for (const [path, text] of texts) {
    expect(text, path).toEqual({
      en: expect.stringMatching(/^[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+$/u),
      ja: expect.stringMatching(/\S/),
    })
  }
})

test('the colours of the ryokan are readable', () => {
  const palette = readPalette(read('brand.json').palette)
  expect(palette && paletteFaults(palette)).toEqual([])
})

test('every picture that the ryokan names exists, and every picture is named and described', () => {
  const named = new Set(all.match(/pictures\/[\w-]+\.webp/g))
  expect([...named].sort()).toEqual([...pictures].sort())
  expect(
    Object.keys(PICTURE_SIZES.ryokan)
      .map((name) => `pictures/${name}.webp`)
      .sort(),
  ).toEqual([...pictures].sort())
  const described = read('pictures.json')
  expect(
    Object.keys(described)
      .map((name) => `pictures/${name}`)
      .sort(),
  ).toEqual([...pictures].sort())
  for (const [name, entry] of Object.entries(described)) {
    const alt = isObject(entry) && isObject(entry.alt) ? entry.alt : {}
    expect(String(alt.en).length, name).toBeLessThanOrEqual(125)
    expect(String(alt.ja), name).toMatch(/。$/)
  }
})
