import { readObject } from '@noren/contract/json'
import { CALLS } from '@noren/contract/resources/calls'
import { averageRating } from '@noren/contract/resources/testimonials'
import { expect, test } from 'vitest'
import PICTURE_SIZES from './picture-sizes.json' with { type: 'json' }
import { companyFolder, textsAmong } from './testing/company-folder.ts'
import { ON_THE_WIRE } from './testing/on-the-wire.ts'
import { demoRestaurants } from './testing/snapshot.ts'

const { read, all, values, pictures } = companyFolder('company')
const restaurants = demoRestaurants()
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const texts = values.flatMap(([path, value]) =>
  typeof value === 'string' ? [{ path, text: value }] : [],
)

test('every text stands in both languages', () => {
  const both = textsAmong(values)
  expect(both.length).toBeGreaterThan(500)
  for (const [path, { en, ja }] of both) {
    // Its English title colours a word by itself.
    if (path !== 'experience.json.titleSpan') expect(en, path).toMatch(/\S/)
    expect(ja, path).toMatch(/\S/)
    if (path.endsWith('.about')) {
      const paragraphs = (text: unknown) => String(text).split('\n\n').length
      expect(paragraphs(ja), path).toBe(paragraphs(en))
    }
  }
})

test('no text is blank, padded, half translated or a placeholder', () => {
  for (const { path, text } of texts) {
    expect(text.trim(), path).toBe(text)
    expect(text, path).not.toBe('')
    expect(text, path).not.toMatch(/lorem|ipsum|todo|tbd|undefined|\u200B/i)
    if (path.endsWith('.en')) expect(text, path).not.toMatch(japanese)
  }
})

test('Japanese texts keep to the notation of the style guide', () => {
  for (const { path, text } of texts.filter(({ text }) => japanese.test(text))) {
    expect(text, path).not.toMatch(/[！？!?～０-９Ａ-Ｚａ-ｚ]/)
    expect(text, path).not.toMatch(/全て|下さい|出来|一つ|一言|今では|お客さま|させていただ/)
  }
})

test('every picture has a size, is described in both languages and shown somewhere', () => {
  const sized = Object.keys(PICTURE_SIZES.company).map((name) => `pictures/${name}.webp`)
  const shown = new Set(all.match(/pictures\/[\w-]+\.webp/g))
  expect(sized.sort()).toEqual(pictures)
  expect([...shown].sort()).toEqual(pictures)
  const described = read('pictures.json')
  const names = Object.keys(described).map((name) => `pictures/${name}`)
  expect(names.sort()).toEqual(pictures)
  for (const [name, entry] of Object.entries(described)) {
    const { en, ja } = readObject(readObject(entry).alt)
    expect(String(en).length, name).toBeLessThan(125)
    expect(ja, name).toMatch(/\S/)
  }
})

test('there are five restaurants with 8 to 17 dishes and 5 pictures, each its own colour', () => {
  expect(restaurants.map(({ slug }) => slug)).toEqual([
    'shiobi',
    'tateito',
    'onda',
    'kohaku',
    'yoriai',
  ])
  expect(new Set(restaurants.map(({ accent }) => accent)).size).toBe(5)
  for (const { slug, menuItems, gallery } of restaurants) {
    expect(menuItems.length, slug).toBeGreaterThanOrEqual(8)
    expect(menuItems.length, slug).toBeLessThanOrEqual(17)
    expect(gallery.length, slug).toBe(5)
    // A market price may have no sum.
    for (const { name, price = 200 } of menuItems) {
      expect(price % 10, name.en).toBe(0)
      expect(price, name.en).toBeGreaterThanOrEqual(200)
      expect(price, name.en).toBeLessThanOrEqual(7000)
    }
  }
})

test('the stated average rating is that of the testimonials', () => {
  const { list = [] } = CALLS.testimonials.read({ data: ON_THE_WIRE.testimonials }) ?? {}
  expect(averageRating(list)).toBe('4.6')
  expect(readObject(read('about.json').stats).rating).toEqual({ en: '4.6', ja: '4.6' })
})
