import { IncomingMessage } from 'node:http'
import { BlockList, Socket } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { SEARCH } from '../../../../scripts/testing/search.ts'
import { countedFor } from '../../enquiries/spool/rate-limit.ts'
import { chooseCoding } from '../response/accept-encoding.ts'
import { readRange } from '../response/range.ts'
import { clientAddress, readProxies } from './client-address.ts'
import { isCrossSite } from './cross-site.ts'
import { ownHosts } from './own-hosts.ts'
import { decodePath } from './request-path.ts'

/** A request from an address. */
function requestFrom(address: string, forwarded?: string): IncomingMessage {
  const incoming = new IncomingMessage(new Socket())
  Object.defineProperty(incoming.socket, 'remoteAddress', { value: address })
  if (forwarded !== undefined) incoming.headers['x-forwarded-for'] = forwarded
  return incoming
}

test('the best coding a browser accepts is used, and none it refuses', () => {
  expect(chooseCoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseCoding('gzip')).toBe('gzip')
  expect(chooseCoding('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(chooseCoding('BR')).toBe('br')
  expect(chooseCoding('identity')).toBe('identity')
  expect(chooseCoding(null)).toBe('identity')
})

test('a path is decoded once or not at all', proves('P02', 'P03', 'P04'), () => {
  expect(decodePath('/restaurants/%E6%BD%AE%E7%81%AB')).toBe('/restaurants/潮火')
  expect(decodePath('/a%20b')).toBe('/a b')
  expect(decodePath('/.well-known/security.txt')).toBe('/.well-known/security.txt')
  for (const bad of ['/%2e%2e/x', '/a/../b', '/a%2fb', '/a%5cb', '/a\\b', '/%00', '/%', '/é']) {
    expect([bad, decodePath(bad)]).toEqual([bad, null])
  }
})

test('no spelling of a path gets a dot segment, a backslash or a control character past the decoder', () => {
  const pieces = [
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2E',
    '%2f',
    '%5c',
    '%00',
    '%0d%0a',
    '%252e',
    '%',
    '\\',
  ]
  const letters = ['a', '~', '-', ';', '%20', '%E3%81%82', '%c0%af', '%ff', 'é', '#', '*', '%7f']
  const path = fc.array(fc.constantFrom(...pieces, ...letters), { maxLength: 12 })
  const paths = fc.oneof(
    path.map((all) => `/${all.join('')}`),
    fc.webPath(),
    fc.string({ unit: 'binary' }),
  )
  const property = fc.property(paths, (raw) => {
    const decoded = decodePath(raw)
    if (decoded === null) return
    expect(decoded).not.toMatch(/[\\\p{Cc}]/u)
    expect(decoded.split('/').filter((part) => part === '.' || part === '..')).toEqual([])
    expect(decoded.split('/').length).toBe(raw.split('/').length)
    const encoded = decoded.split('/').map(encodeURIComponent).join('/')
    expect(decodePath(encoded)).toBe(decoded)
  })
  fc.assert(property, { ...SEARCH, numRuns: 10 * SEARCH.numRuns })
})

test('an enquiry counts for the peer, whatever it claims', proves('E52'), () => {
  const nobody = new BlockList()
  expect(clientAddress(requestFrom('203.0.113.7', '1.2.3.4'), nobody)).toBe('203.0.113.7')
  expect(clientAddress(requestFrom('::ffff:203.0.113.7'), nobody)).toBe('203.0.113.7')
})

test(
  'behind trusted proxies an enquiry counts for the last address they did not make up',
  proves('E52'),
  () => {
    const proxies = readProxies(['10.0.0.0/8', '::1'])
    if (!proxies) throw new Error('proxies')
    const from = (forwarded?: string) => clientAddress(requestFrom('10.0.0.1', forwarded), proxies)
    expect(from('1.2.3.4, 203.0.113.7')).toBe('203.0.113.7')
    expect(from('203.0.113.7, 10.9.9.9')).toBe('203.0.113.7')
    expect(from('nonsense')).toBe('10.0.0.1')
    expect(from()).toBe('10.0.0.1')
  },
)

test('a visitor of IPv6 counts by the network, since everyone has many addresses in one', () => {
  const key = (address: string) =>
    countedFor(clientAddress(requestFrom(address), new BlockList())).client
  expect(key('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(key('2001:db8:1:2::9')).toBe(key('2001:DB8:1:2:ffff::1'))
  expect(key('2001:db8::1')).toBe('2001:db8:0:0::/64')
})

test('a list of proxies with anything else in it is refused', () => {
  for (const entry of ['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '1.2.3']) {
    expect([entry, readProxies([entry])]).toEqual([entry, null])
  }
})

test(
  'a browser says where a request comes from, and is believed',
  proves('E45', 'E46', 'E47'),
  () => {
    const ours = ['https://www.example.jp']
    const crossSite = (headers: Record<string, string>) => isCrossSite(new Headers(headers), ours)
    expect(crossSite({})).toBe(false)
    expect(crossSite({ Origin: 'https://www.example.jp' })).toBe(false)
    expect(crossSite({ 'Sec-Fetch-Site': 'same-origin' })).toBe(false)
    expect(crossSite({ 'Sec-Fetch-Site': 'none' })).toBe(false)
    expect(crossSite({ 'Sec-Fetch-Site': 'cross-site' })).toBe(true)
    expect(crossSite({ 'Sec-Fetch-Site': 'same-site' })).toBe(true)
    expect(crossSite({ 'Sec-Fetch-Site': 'unheard-of' })).toBe(true)
    expect(crossSite({ Origin: 'null' })).toBe(true)
  },
)

test('our names are the public one and, for health checks, this machine’s', () => {
  const { origin, origins, hosts } = ownHosts('https://www.example.jp', 3000)
  expect(origin).toBe('https://www.example.jp')
  expect(origins).toEqual(['https://www.example.jp'])
  expect([...hosts]).toEqual([
    ...['www.example.jp', 'www.example.jp:443'],
    ...['localhost:3000', '127.0.0.1:3000', '[::1]:3000'],
  ])
  expect(ownHosts(null, 3000).origin).toBe('http://localhost:3000')
})

test('a range is read against the size of the file', proves('P20'), () => {
  expect(readRange('bytes=0-99', 50)).toEqual({ start: 0, end: 49 })
  expect(readRange('bytes=10-', 50)).toEqual({ start: 10, end: 49 })
  expect(readRange('bytes=-5', 50)).toEqual({ start: 45, end: 49 })
  expect(readRange('bytes=50-', 50)).toBe('unsatisfiable')
  expect(readRange('bytes=-0', 50)).toBe('unsatisfiable')
  for (const ignored of ['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', null]) {
    expect([ignored, readRange(ignored, 50)]).toEqual([ignored, null])
  }
})
