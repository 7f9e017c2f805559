import { expect, test } from 'vitest'
import { SUBMIT_ENQUIRY } from '../enquiry/submission.ts'
import { CALLS, callUrl } from './calls.ts'

test('each call has the path and the query stated for it', () => {
  expect(
    Object.values(CALLS).map((call) => callUrl(call, { language: 'ja', slug: 'shiobi' })),
  ).toEqual([
    '/api/cta',
    '/api/experience',
    '/api/hero/ja',
    '/api/innovation',
    '/api/process',
    '/api/solutions?page=1&limit=100',
    '/api/solutions/section',
    '/api/testimonials',
    '/api/news',
    '/api/restaurant',
    '/api/restaurant/slug/shiobi',
    '/api/about/ja',
    '/api/contact/content',
  ])
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
