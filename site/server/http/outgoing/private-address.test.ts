import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

test.each([
  ['this machine', '127.0.0.1', '127.255.255.254', '::1'],
  ['no address at all', '0.0.0.0', '0.1.2.3', '::'],
  ['a private network', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1'],
  ['the same wire, cloud metadata among it', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
  ['a carrier', '100.64.0.1', '100.127.255.255'],
  ['everybody or a group', '255.255.255.255', '224.0.0.1', '240.0.0.1', 'ff02::1'],
  ['an old site-local network', 'fec0::1'],
  ['IPv4 within IPv6', '::ffff:10.0.0.1', '::ffff:a00:1', '::ffff:169.254.169.254', '::7f00:1'],
  ['IPv4 behind a translator', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b:1::1'],
  ['IPv4 within a tunnel', '2002:7f00:1::', '2002:a00:1::1', '2001::1'],
  ['no address', 'api.example', ''],
])('an address of %s is private', (_, ...addresses) => {
  for (const address of addresses)
    expect([address, isPrivateAddress(address)]).toEqual([address, true])
})

test('an address on the internet is not private', () => {
  const reachable = ['8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1']
  const reachable6 = ['2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8', '2400:cb00::1']
  for (const address of [...reachable, ...reachable6]) {
    expect([address, isPrivateAddress(address)]).toEqual([address, false])
  }
})
