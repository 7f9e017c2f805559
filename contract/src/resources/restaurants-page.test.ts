import { expect, test } from 'vitest'
import { readRestaurantsPage } from './restaurant.ts'
import { pageCount, pageStart, RESTAURANTS_PAGE_SIZE, readPageNumber } from './restaurants-page.ts'

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `house-${index}`,
    createdAt: new Date(index * 1000).toISOString(),
  }))

test('a page number has one spelling', () => {
  expect(['1', '2', '417'].map(readPageNumber)).toEqual([1, 2, 417])
  for (const other of ['', '0', '01', '-1', '1.0', '1e3', '２', ' 2', '1234567', null, undefined]) {
    expect([other, readPageNumber(other)]).toEqual([other, null])
  }
})

test('an empty list has one page, a full one no further page', () => {
  expect([0, 1, 24, 25, 10_000].map(pageCount)).toEqual([1, 1, 1, 2, 417])
  expect([1, 2, 417].map(pageStart)).toEqual([0, 24, 9984])
})

test('the page of a host with pages is used as it is', () => {
  const answer = readRestaurantsPage({ data: items(2), total: 50, page: 3 }, 3)
  expect(answer.restaurants.map(({ slug }) => slug)).toEqual(['house-0', 'house-1'])
  expect(answer.total).toBe(50)
})

test('the page of a host that answers the whole list is cut from it', () => {
  const answer = readRestaurantsPage({ data: items(50) }, 2)
  expect(answer.restaurants).toHaveLength(RESTAURANTS_PAGE_SIZE)
  expect(answer.restaurants[0]?.slug).toBe('house-24')
  expect(answer.total).toBe(50)
  expect(readRestaurantsPage({ data: items(50) }, 4).restaurants).toEqual([])
})
