import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['nobody', 'nobody', 'nobody'],
])('%s is in the networks %s and %s', (address, narrow, wide) => {
  expect(networkOf(address, { 4: 32, 6: 64 })).toBe(narrow)
  expect(networkOf(address, { 4: 24, 6: 48 })).toBe(wide)
})
