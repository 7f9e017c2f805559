import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { internationalPhone, phoneLink } from './phone-number.ts'

test('a phone number as people write it becomes a tel address of digits', () => {
  expect(phoneLink('03-0000-0000')).toBe('tel:0300000000')
  expect(phoneLink('+81 (3) 0000.0000')).toBe('tel:+81300000000')
  expect(phoneLink('０３ー００００ー００００')).toBe('tel:0300000000')
})

test('a Japanese number is written as it is dialled from abroad', () => {
  expect(internationalPhone('046-000-0100')).toBe('+81 46-000-0100')
  expect(internationalPhone(' ０３ー００００ー００００')).toBe('+81 3ー0000ー0000')
  for (const raw of ['0120-000-000', '0570-000-000', '+81 46-000-0100', '00-000', '110', 'x'])
    expect(internationalPhone(raw), raw).toBeNull()
})

test.each([
  '',
  '12',
  '1'.repeat(16),
  'tel:javascript:alert(1)',
  'call 0300000000',
  '03+00000000',
  '03"onclick=',
  '٠٣٠٠٠٠',
  `0${'\u0301\u0316'.repeat(60_000)}`,
])('%j is not called', proves('J09'), (text) => {
  expect(phoneLink(text)).toBeNull()
})
