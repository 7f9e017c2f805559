import type { LookupAddress, LookupAllOptions } from 'node:dns'
import dns from 'node:dns/promises'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { readObject } from '@noren/contract/json'
import { afterEach, expect, test, vi } from 'vitest'
import { VALID } from '../testing/enquiry.ts'
import { type Provider, startProvider } from '../testing/provider.ts'
import { forwardToProvider } from './forward-to-provider.ts'
import { openLine } from './line.ts'
import { fetchProvider, ProviderUnreachable } from './provider-fetch.ts'

afterEach(() => vi.restoreAllMocks())

const names: { lookup: (host: string, options: LookupAllOptions) => Promise<LookupAddress[]> } = dns

/** Resolves every name to these addresses, as a DNS server would. */
const resolveTo = (...addresses: string[]) =>
  vi
    .spyOn(names, 'lookup')
    .mockResolvedValue(
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
const ask = (url: string) => fetchProvider(url, { signal: AbortSignal.timeout(60_000) })
const refusal = async (url: string) => {
  const error: unknown = await ask(url).catch((thrown: unknown) => thrown)
  if (!(error instanceof ProviderUnreachable)) throw new Error('was answered')
  return error.message
}
const named = ({ url }: Provider, host: string) => url.replace('127.0.0.1', host)

test('an API host whose name leads to this machine is not asked', async () => {
  await using provider = await startProvider({ '/api/cta': { body: { data: {} } } })
  resolveTo('127.0.0.1')
  expect(await refusal(named(provider, 'api.example'))).toContain('api.example leads to 127.0.0.1')
  expect(provider.requests).toHaveLength(0)
})

test('an API host with one private address is not asked at the others either', async () => {
  resolveTo('203.0.113.9', '10.0.0.1')
  expect(await refusal('http://api.example/')).toContain('api.example leads to 10.0.0.1')
})

test('an API host named by its private address, or as localhost, is asked', async () => {
  await using provider = await startProvider({ '/api/cta': { body: { data: 1 } } })
  const lookup = resolveTo('127.0.0.1')
  for (const host of ['127.0.0.1', '127.1', '2130706433', '[::ffff:127.0.0.1]']) {
    expect([host, (await ask(`${named(provider, host)}/api/cta`)).status]).toEqual([host, 200])
  }
  expect(lookup).not.toHaveBeenCalled()
  expect((await ask(`${named(provider, 'localhost')}/api/cta`)).status).toBe(200)
  resolveTo('10.0.0.1')
  expect(await refusal('http://localhost/')).toContain('localhost leads to 10.0.0.1')
})

test('the connection uses the checked address, whatever the name resolves to next', async () => {
  await using provider = await startProvider({ '/api/cta': { body: { data: 1 } } })
  const lookup = resolveTo('10.0.0.1')
  lookup.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
  expect((await ask(`${named(provider, 'localhost')}/api/cta`)).status).toBe(200)
  expect(lookup).toHaveBeenCalledOnce()
})

test('an enquiry is not sent to a private address, and the visitor reads that it failed', async () => {
  await using provider = await startProvider()
  resolveTo('::ffff:127.0.0.1')
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const line = openLine(named(provider, 'api.example'), 5000)
  const forward = forwardToProvider(line, { admit: () => 0 })
  const submission = { enquiry: VALID, quarantined: false, marks: [], key: null, client: '' }
  const outcome = await forward({ ...submission, language: 'en' })
  expect(outcome).toEqual({ kind: 'failed', status: 502 })
  expect(provider.requests).toHaveLength(0)
})

test('an answer is requested uncompressed, and a compressed one is read all the same (acceptance D10)', async () => {
  const json = JSON.stringify({ data: { title: '暖簾' } })
  await using provider = await startProvider({
    '/plain': { text: json },
    '/gzip': { headers: { 'Content-Encoding': 'gzip' }, bytes: gzipSync(json) },
    '/x-gzip': { headers: { 'Content-Encoding': 'X-GZIP' }, bytes: gzipSync(json) },
    '/deflate': { headers: { 'Content-Encoding': 'deflate' }, bytes: deflateSync(json) },
    '/raw': { headers: { 'Content-Encoding': 'deflate' }, bytes: deflateRawSync(json) },
    '/br': { headers: { 'Content-Encoding': 'br' }, bytes: brotliCompressSync(json) },
    '/empty': { headers: { 'Content-Encoding': '' }, text: json },
    '/none': { headers: { 'Content-Encoding': 'none' }, text: json },
    '/charset': { headers: { 'Content-Encoding': 'utf-8' }, text: json },
  })
  const paths = ['gzip', 'x-gzip', 'deflate', 'raw', 'br', 'empty', 'none', 'charset']
  for (const path of ['plain', ...paths].map((each) => `/${each}`)) {
    expect([path, (await ask(provider.url + path)).body]).toEqual([path, JSON.parse(json)])
  }
  expect(provider.requests[0]?.headers['accept-encoding']).toBe('identity')
})

test('an answer that was compressed twice, cut off, or no gzip at all is a failure (acceptance D10)', async () => {
  const whole = gzipSync(JSON.stringify({ data: 'x'.repeat(10_000) }))
  const gzip = { headers: { 'Content-Encoding': 'gzip' } }
  await using provider = await startProvider({
    '/twice': { headers: { 'Content-Encoding': 'gzip, gzip' }, bytes: gzipSync(whole) },
    '/cut-off': { ...gzip, bytes: whole.subarray(0, whole.length / 2) },
    '/plain': { ...gzip, text: '{"data":1}' },
  })
  expect(await refusal(`${provider.url}/twice`)).toContain('it answered in gzip, gzip')
  expect(await refusal(`${provider.url}/cut-off`)).toContain('unexpected end of file')
  expect(await refusal(`${provider.url}/plain`)).toContain('incorrect header check')
})

test('an enquiry that arrived is not sent again, whatever the body of the answer is (acceptance D10)', async () => {
  const gzip = { headers: { 'Content-Encoding': 'gzip' } }
  await using provider = await startProvider({
    '/none': { ...gzip, status: 204, text: '' },
    '/empty': { ...gzip, text: '' },
    '/refused': { ...gzip, status: 500, text: '' },
    '/plain': { ...gzip, text: 'Thank you' },
  })
  const statusAt = async (path: string) => {
    const signal = AbortSignal.timeout(5000)
    return (await fetchProvider(provider.url + path, { signal, method: 'POST', body: '{}' })).status
  }
  expect(await statusAt('/none')).toBe(204)
  expect(await statusAt('/empty')).toBe(200)
  expect(await statusAt('/refused')).toBe(500)
  expect(await statusAt('/plain')).toBe(200)
})

test('an answer that is too large or takes too long is a failure', async () => {
  await using provider = await startProvider({
    '/large': { text: `"${'x'.repeat(33 * 1024 * 1024)}"` },
    '/packed': {
      headers: { 'Content-Encoding': 'gzip' },
      bytes: gzipSync(`"${'x'.repeat(33 * 1024 * 1024)}"`),
    },
    '/hangs': 'hang',
  })
  expect(await refusal(`${provider.url}/large`)).toContain('too large')
  expect(await refusal(`${provider.url}/packed`)).toContain('too large')
  const signal = AbortSignal.timeout(50)
  const late = await fetchProvider(`${provider.url}/hangs`, { signal }).catch(readObject)
  expect(late).toMatchObject({ late: true })
})
