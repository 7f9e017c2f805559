import { existsSync } from 'node:fs'
import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { isObject } from '@noren/contract/json'
import { averageRating } from '@noren/contract/resources/testimonials'
import { expect, test } from 'vitest'
import type { DemoPicture } from '../picture.ts'
import { addresses } from '../testing/on-the-wire.ts'
import { testimonial } from '../wire.ts'
import { about } from './about.ts'
import { everything } from './everything.ts'
import { restaurants } from './restaurants/all.ts'
import { testimonials } from './testimonials.ts'

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** Every value within `content`, with its path. */
function walk(content: unknown, path = ''): { path: string; value: unknown }[] {
  const below =
    typeof content === 'object' && content !== null
      ? Object.entries(content).flatMap(([key, value]) => walk(value, `${path}/${key}`))
      : []
  return [{ path, value: content }, ...below]
}

const values = walk(everything)
const texts = values.flatMap(({ path, value }) =>
  typeof value === 'string' ? [{ path, text: value }] : [],
)

function isPicture(value: unknown): value is DemoPicture {
  return isObject(value) && 'artwork' in value
}

/** The paths of all texts below, which both languages must share; `titleSpan` is Japanese only. */
function outline(content: unknown): string[] {
  return walk(content)
    .filter(({ value }) => typeof value !== 'object')
    .map(({ path }) => path)
    .filter((path) => path !== '/titleSpan')
}

test('every text exists in both languages, with the same parts', () => {
  const blocks = values.flatMap(({ path, value }) =>
    isObject(value) && 'en' in value ? [{ path, en: value.en, other: value.jp ?? value.ja }] : [],
  )
  expect(blocks.length).toBeGreaterThan(200)
  for (const { path, en, other } of blocks) expect(outline(other), path).toEqual(outline(en))
})

test('no text is blank, padded, half translated or a placeholder', () => {
  for (const { path, text } of texts) {
    expect(text.trim(), path).toBe(text)
    expect(text, path).not.toBe('')
    expect(text, path).not.toMatch(/lorem|ipsum|todo|tbd|undefined|\u200B/i)
    const language = /.*\/(en|jp|ja)(\/|$)/.exec(path)?.[1]
    if (language === 'en') expect(text, path).not.toMatch(japanese)
  }
})

test('Japanese texts keep to the notation of the style guide', () => {
  for (const { path, text } of texts.filter(({ text }) => japanese.test(text))) {
    expect(text, path).not.toMatch(/[！？!?～０-９Ａ-Ｚａ-ｚ]/)
    expect(text, path).not.toMatch(/全て|下さい|出来|一つ|一言|今では|お客さま|させていただ/)
  }
})

test('every picture and video exists', () => {
  const pictures = values.map(({ value }) => value).filter(isPicture)
  expect(new Set(pictures.map(({ artwork }) => artwork)).size).toBeGreaterThan(50)
  for (const { artwork, alt } of pictures) {
    const file = new URL(`../artwork/originals/${artwork}.webp`, import.meta.url)
    expect(existsSync(file), artwork).toBe(true)
    expect(alt.en.length, artwork).toBeLessThan(125)
  }
  const { videoLink } = about.en.creative
  expect(videoLink).toEqual({ video: 'namiori' })
})

test('there are five restaurants with 8 to 14 dishes and 4 to 6 pictures, each its own colour', () => {
  expect(restaurants.map(({ slug }) => slug)).toEqual([
    'shiobi',
    'tateito',
    'onda',
    'kohaku',
    'yoriai',
  ])
  expect(new Set(restaurants.map(({ accent }) => accent)).size).toBe(5)
  for (const { slug, menuItems, gallery, about: text } of restaurants) {
    expect(menuItems.length, slug).toBeGreaterThanOrEqual(8)
    expect(menuItems.length, slug).toBeLessThanOrEqual(14)
    expect(gallery.length, slug).toBe(5)
    expect(text.en.split('\n\n').length, slug).toBe(text.jp.split('\n\n').length)
    for (const { name, price } of menuItems) {
      expect(price % 10, name.en).toBe(0)
      expect(price, name.en).toBeGreaterThanOrEqual(200)
      expect(price, name.en).toBeLessThanOrEqual(5000)
    }
  }
})

test('the reader of hours leaves each restaurant’s hours unchanged', () => {
  for (const { slug, openingHours } of restaurants) {
    expect(readOpeningHours(openingHours), slug).toEqual(openingHours)
  }
})

test('the stated average rating is that of the testimonials', () => {
  const data = testimonials.map((said) => testimonial(said, addresses))
  expect(averageRating(data)).toBe('4.6')
  expect(about.en.stats.rating).toBe('4.6')
  expect(about.ja.stats.rating).toBe('4.6')
})
