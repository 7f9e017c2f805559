import { expect, test } from 'vitest'
import { SUBMIT_ENQUIRY } from '../enquiry/submission.ts'
import { eachOf } from '../fields.ts'
import { CALL_NAMES, CALLS, callUrl } from './calls.ts'

test('each call has the path and the query stated for it', () => {
  const parameters = { language: 'ja', slug: 'shiobi' }
  expect(eachOf(CALL_NAMES, (name) => callUrl(CALLS[name], parameters))).toMatchObject({
    cta: '/api/cta',
    experience: '/api/experience',
    hero: '/api/hero/ja',
    innovation: '/api/innovation',
    process: '/api/process',
    solutions: '/api/solutions?page=1&limit=100',
    solutionsSection: '/api/solutions/section',
    testimonials: '/api/testimonials',
    news: '/api/news',
    restaurants: '/api/restaurant',
    restaurant: '/api/restaurant/slug/shiobi',
    about: '/api/about/ja',
    contact: '/api/contact/content',
  })
  expect(SUBMIT_ENQUIRY).toEqual({
    method: 'POST',
    path: '/api/contact-submission/create-submission',
  })
})

test('parameters are escaped, whatever they contain', () => {
  expect(callUrl(CALLS.restaurant, { slug: '../a b?c#潮' })).toBe(
    '/api/restaurant/slug/..%2Fa%20b%3Fc%23%E6%BD%AE',
  )
  expect(callUrl(CALLS.restaurant, { slug: '\uD800' })).toBe('/api/restaurant/slug/%EF%BF%BD')
})

test.each([undefined, null, 'text', 7, [], {}, { data: null }])(
  'an answer of %j is read without an error',
  (body) => {
    expect(CALLS.hero.read(body)).toBeNull()
    expect(CALLS.restaurants.read(body)).toEqual([])
    expect(CALLS.solutions.read(body)).toEqual([])
    expect(CALLS.news.read(body)).toEqual([])
  },
)
