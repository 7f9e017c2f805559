import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { safeImage, safeLink } from './safe-url.ts'
import { readVideoLink } from './video.ts'

const OWN = '/media/0123456789abcdef0123-1920x1080.webp'
const API = 'https://api.example.jp'

test.each([
  'https://example.jp/a?b=1#c',
  'mailto:hello@example.jp',
  'tel:+81300000000',
  '/contact',
  '/ja/about#team',
])('a visitor may follow %s', (link) => {
  expect(safeLink(link)).toBe(link)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java&#x0A;script:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'http://example.jp/',
  '//evil.test/',
  '/\\evil.test',
  '\\\\evil.test\\x',
  '/\t/evil.test',
  'https://user:pass@example.jp/',
  'file:///etc/passwd',
  'blob:https://example.jp/x',
  'example.jp',
  '',
  undefined,
])('the link %j is dropped', proves('J10'), (link) => {
  expect(safeLink(link)).toBeNull()
})

test('our own pictures and the files of the site are shown', () => {
  expect(safeImage(OWN)).toBe(OWN)
  expect(safeImage(` ${OWN} `)).toBe(OWN)
  expect(safeImage('/assets/no-image-B4c_d.webp')).toBe('/assets/no-image-B4c_d.webp')
})

test('a picture of another site is shown only when its origin is allowed', () => {
  expect(safeImage(`${API}/x.png`)).toBeNull()
  expect(safeImage(`${API}/x.png`, [API])).toBe(`${API}/x.png`)
  expect(safeImage('https://evil.test/x.png', [API])).toBeNull()
  expect(safeImage('https://api.example.jp.evil.test/x.png', [API])).toBeNull()
  expect(safeImage('https://user@api.example.jp/x.png', [API])).toBeNull()
  expect(safeImage('http://api.example.jp/x.png', [API])).toBeNull()
  expect(safeImage('http://localhost:8080/x.png', ['http://localhost:8080'])).toBe(
    'http://localhost:8080/x.png',
  )
})

test('a relative picture address of the API host is resolved there', () => {
  expect(safeImage('/uploads/x 1.png', [API, 'https://img.example.jp'])).toBe(
    `${API}/uploads/x%201.png`,
  )
  expect(safeImage('uploads/x.png', [API])).toBe(`${API}/uploads/x.png`)
  expect(safeImage('/uploads/x.png')).toBeNull()
})

test.each(['/media/../cms.db', '/media/x.png', '/assets/../server.js', '/api/cta'])(
  'without an API host %s is no picture',
  proves('J04'),
  (picture) => {
    expect(safeImage(picture)).toBeNull()
  },
)

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.test/x.png',
  'http://evil.test/x.png',
  'file:///etc/passwd',
  '\\\\evil.test\\x',
  'blob:https://api.example.jp/x',
  '',
  undefined,
])('the picture %j gives way to the placeholder', proves('J04'), (picture) => {
  expect(safeImage(picture, [API])).toBeNull()
})

test('an address with an endless host is refused, and stops nothing', proves('J10'), () => {
  const endless = `https://${'Aa"'.repeat(7000)}`
  expect(safeLink(endless)).toBeNull()
  expect(safeImage(endless, ['https://pictures.example'])).toBeNull()
  expect(readVideoLink(endless)).toBeNull()
})
