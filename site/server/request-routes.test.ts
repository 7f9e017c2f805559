import { expect, test } from 'vitest'
import { routeOf } from './request-routes.ts'

test('every request counts as one of a few routes', () => {
  const asked = [
    'GET /',
    'GET /ja',
    'GET /ja/restaurants/onda?utm=x',
    'POST /ja/contact',
    'POST /',
    'GET /api/hero/jp',
    'GET /api/restaurant/slug/onda',
    'GET /api/none',
    'POST /api/contact-submission/create-submission',
    'GET /media/0123.avif',
    'GET /assets/app-x.js',
    'POST /internal/enquiries/ack',
    'GET /metrics',
    'GET /wp-login.php',
  ]
  const routes = asked.map((each) => {
    const [method = '', target = ''] = each.split(' ')
    const { kind, route } = routeOf(method, target)
    return `${kind} ${route}`
  })
  expect(routes).toEqual([
    'page /',
    'page /',
    'page /restaurants/:restaurantName',
    'enquiry /contact',
    'other other',
    'call /api/hero/:language',
    'call /api/restaurant/slug/:slug',
    'other other',
    'enquiry /api/contact-submission/create-submission',
    'media /media/:file',
    'file /assets/:file',
    'internal /internal/:call',
    'internal /metrics',
    'other other',
  ])
})
