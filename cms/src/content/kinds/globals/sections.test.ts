import { HOME_SECTION_NAMES } from '@noren/contract/resources/home-sections'
import { expect, test } from 'vitest'
import { labelWords } from '../../model/walk.ts'
import { HOME_ORDER, homeSections, partsOf } from './sections.ts'

test('the parts of the home page are in the desk’s menu in the order of the page, without the news', () => {
  expect(HOME_ORDER).toEqual([
    'hero',
    'experience',
    'solutions-section',
    'solutions',
    'innovation',
    'process',
    'testimonials',
    'cta',
  ])
})

test('sections have the numbers of their places on the page, but the news has none', () => {
  const switches = homeSections.fields.filter(({ type }) => type === 'checkbox')
  expect(switches.map((field) => 'label' in field && labelWords(field.label).ja)).toEqual([
    '2 これまでの歩み',
    '3 事業',
    '4 取り組み',
    '5 進め方',
    '6 お客様の声',
    'お知らせ',
    '7 お問い合わせへのご案内',
  ])
})

test('every section is drawn at the desk as it looks on the page', () => {
  const drawn = HOME_SECTION_NAMES.flatMap(partsOf).filter(({ custom }) => custom.sketch)
  expect(drawn).toEqual(HOME_SECTION_NAMES.flatMap(partsOf))
})
