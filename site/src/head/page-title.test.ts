import { readPageHeads } from '@noren/contract/page-heads'
import { readCompany } from '@noren/contract/resources/company'
import { readRestaurant } from '@noren/contract/resources/restaurant'
import { expect, test } from 'vitest'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { pageTitle } from './page-title.ts'

const company = readCompany({
  name: { en: 'Kitakaze', jp: '北風' },
  description: { en: 'Two inns and a ramen shop in Otaru.', jp: '小樽の宿二軒とラーメン店です。' },
})

test('the home page is described in the company’s own words', () => {
  const home = { match: { route: 'home', language: 'en' }, restaurant: undefined } as const
  expect(pageTitle({ ...home, language: 'en', bundle: BUNDLES.en, company })).toEqual({
    title: 'Kitakaze | Restaurants and hospitality',
    description: 'Two inns and a ramen shop in Otaru.',
  })
  expect(pageTitle({ ...home, language: 'jp', bundle: BUNDLES.jp, company })).toEqual({
    title: '北風｜レストランとおもてなし',
    description: '小樽の宿二軒とラーメン店です。',
  })
})

test('a company’s own title and description stand in the language they were written in', () => {
  const heads = readPageHeads({
    home: { title: { jp: '北風｜小樽の宿とラーメン' } },
    about: { title: { en: 'Our story' }, description: { en: 'Since 1921.' } },
    contact: { title: { en: '  ' }, description: 7 },
    elsewhere: { title: { en: 'Nobody asks' } },
  })
  expect(Object.keys(heads)).toEqual(['home', 'about'])
  const own = company && { ...company, heads }
  const of = (route: 'home' | 'about' | 'contact', language: 'en' | 'jp') =>
    pageTitle({
      match: { route, language },
      restaurant: undefined,
      language,
      bundle: BUNDLES[language],
      company: own,
    })
  expect(of('home', 'jp').title).toBe('北風｜小樽の宿とラーメン')
  expect(of('home', 'en').title).toBe('Kitakaze | Restaurants and hospitality')
  expect(of('about', 'en')).toEqual({ title: 'Our story | Kitakaze', description: 'Since 1921.' })
  expect(of('about', 'jp').title).toBe('会社案内｜北風')
  expect(of('contact', 'en').title).toBe('Contact | Kitakaze')
})

test('a home page without a company is described in neutral words', () => {
  expect(
    pageTitle({
      match: { route: 'home', language: 'en' },
      restaurant: undefined,
      language: 'en',
      bundle: BUNDLES.en,
      company: null,
    }).description,
  ).toBe('Our restaurants, our other businesses and the people who run them.')
})

test('a restaurant’s title names its town, in brackets in Japanese', () => {
  const restaurant = readRestaurant({
    slug: 'shiobi',
    name: { en: 'Shiobi', jp: '潮火' },
    area: { en: 'Zushi', jp: '逗子' },
  })
  const title = (language: 'en' | 'jp') =>
    pageTitle({
      match: { route: 'restaurant', language, restaurantName: 'shiobi' },
      restaurant,
      language,
      bundle: BUNDLES[language],
      company,
    }).title
  expect(title('en')).toBe('Shiobi – Zushi | Kitakaze')
  expect(title('jp')).toBe('潮火（逗子）｜北風')
})
