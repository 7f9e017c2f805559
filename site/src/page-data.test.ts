import { expect, test } from 'vitest'
import { type PageData, readPageData, writePageData } from './page-data.ts'

const dataOf = (text: string): PageData => ({
  queries: [[['restaurantLinks'], text]],
  size: 0,
  company: null,
  imageOrigins: [],
  light: 'day',
})

test('breaks between phrases are written as the page writes them, and read as breaks', () => {
  const data = dataOf('波を\u200B織り、\u200B人を結ぶ。')
  expect(writePageData(data, '')).toContain('波を<wbr/>織り、<wbr/>人を結ぶ。')
  expect(readPageData(writePageData(data, ''))).toEqual(data)
})

test('a text has the breaks that it has in the page, and is read without', () => {
  const data = dataOf('ご来店の日時を店へ直接お伝えください。')
  const html = '<p>ご来店の日時を店へ<wbr/>直接お伝えください。</p>'
  expect(writePageData(data, html)).toContain('ご来店の日時を店へ<wbr/>直接お伝えください。')
  expect(writePageData(data, '')).not.toContain('<wbr/>')
  expect(readPageData(writePageData(data, html))).toEqual(data)
})

test.each([
  'a <wbr/> that somebody typed',
  '</script><script>alert(1)</script>',
  '<!-- a line \u2028 ends & here -->',
])('%j is read as it was written, and ends no script', (text) => {
  const data = dataOf(text)
  expect(writePageData(data, '')).not.toMatch(/[<>&\u2028]/)
  expect(readPageData(writePageData(data, ''))).toEqual(data)
})
