import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import { errorsOf, NO_LIMITS, submit, VALID } from '../testing/enquiry.ts'
import { startProvider } from '../testing/provider.ts'
import { runSite } from '../testing/running-site.ts'

const SUBMIT = '/api/contact-submission/create-submission'

const against = (url: string, more: Record<string, string> = {}) =>
  runSite({ env: { ...NO_LIMITS, API_HOST: url, ...more }, snapshot: null })

test('an enquiry goes to the provider with its five fields and nothing of the visitor', async () => {
  await using provider = await startProvider({
    [SUBMIT]: { status: 200, body: { message: 'Danke' } },
  })
  await using site = await against(provider.url)
  const { status, body } = await submit(
    site,
    { ...VALID, extra: 1 },
    {
      Cookie: 'a=b',
      [SUBMISSION_HEADERS.key]: 'k1',
      [SUBMISSION_HEADERS.table]: '{"restaurant":"onda"}',
      'X-Secret': '1',
    },
  )
  expect([status, body]).toEqual([201, { success: true, message: 'Danke' }])
  const request = provider.requests.find(({ method }) => method === 'POST')
  expect(JSON.parse(request?.body ?? '')).toEqual(VALID)
  expect(request?.headers['idempotency-key']).toBe('k1')
  expect(request?.headers.cookie).toBeUndefined()
  expect(request?.headers['x-secret']).toBeUndefined()
  expect(request?.headers[SUBMISSION_HEADERS.table.toLowerCase()]).toBeUndefined()
  provider.replies.set(SUBMIT, { status: 409, body: { message: 'Closed today' } })
  const refused = await submit(site, { ...VALID, message: 'other' })
  expect([refused.status, refused.body]).toEqual([409, { success: false, message: 'Closed today' }])
})

test('an enquiry passes the same checks before it goes to the provider', async () => {
  await using provider = await startProvider({ [SUBMIT]: { body: { message: 'ok' } } })
  await using site = await against(provider.url, { ENQUIRY_LIMIT_PER_MINUTE: '1' })
  expect(errorsOf(await submit(site, { ...VALID, name: '' }))).toEqual({ name: 'Name is required' })
  expect((await submit(site, VALID, { Origin: 'https://evil.com' })).status).toBe(403)
  expect((await submit(site, VALID)).status).toBe(201)
  expect((await submit(site, VALID)).status).toBe(429)
  expect(provider.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a redirect answered to an enquiry is a failure: nothing is followed, nothing counts as sent', async () => {
  await using elsewhere = await startProvider({ '/': { body: { message: 'Stolen' } } })
  await using provider = await startProvider()
  await using site = await against(provider.url)
  for (const status of [300, 301, 302, 303, 304, 305, 307, 308]) {
    const body = { message: 'See there' }
    provider.replies.set(SUBMIT, { status, headers: { Location: elsewhere.url }, body })
    const sent = await submit(site, { ...VALID, message: `Answered with ${status}` })
    expect([status, sent.status, sent.body]).toEqual([
      status,
      502,
      { success: false, message: 'Failed to submit the form. Please try again.' },
    ])
  }
  expect(elsewhere.requests).toHaveLength(0)
})

test('a redirect answered to a form sent without script keeps what was written', async () => {
  await using provider = await startProvider({
    [SUBMIT]: { status: 302, headers: { Location: '/' } },
  })
  await using site = await against(provider.url)
  const form = new URLSearchParams({ ...VALID, message: 'Do not lose this' })
  const { headers } = await site.fetch('/contact', { method: 'POST', body: form })
  const response = await site.fetch(headers.get('location') ?? '')
  expect(response.status).toBe(502)
  const page = await response.text()
  expect(page).toContain('Failed to submit the form. Please try again.')
  expect(page).toContain('Do not lose this')
})

test('a form sent without script shows the provider’s thanks, and no words of an address (acceptance D14)', async () => {
  await using provider = await startProvider({
    [SUBMIT]: { body: { message: '<b>Danke</b>, Hanako' } },
  })
  await using site = await against(provider.url)
  for (const [path, ours] of [
    ['/contact', 'Your message has been sent successfully!'],
    ['/ja/contact', 'お問い合わせを送信しました'],
  ] as const) {
    const body = new URLSearchParams({ ...VALID, message: `From ${path}` })
    const { status, headers } = await site.fetch(path, { method: 'POST', body })
    expect(status).toBe(303)
    const address = headers.get('location') ?? ''
    expect(address).toMatch(new RegExp(`^${path}\\?sent=[0-9a-f]{32}#`))
    const page = await (await site.fetch(address)).text()
    expect(page).toContain('Danke')
    expect(page).not.toContain('<b>')
    expect(page).not.toContain(ours)
    expect(address).not.toContain('Danke')
    for (const sent of ['1', 'f'.repeat(32), `1&message=Danke`, 'Danke']) {
      expect(await (await site.fetch(`${path}?sent=${sent}`)).text()).not.toContain('Danke')
    }
    const plain = await (await site.fetch(`${path}?sent=${'f'.repeat(32)}`)).text()
    expect(plain).toContain(ours)
  }
  provider.replies.set(SUBMIT, { body: {} })
  const body = new URLSearchParams({ ...VALID, message: 'Without an answer' })
  const { headers } = await site.fetch('/contact', { method: 'POST', body })
  expect(headers.get('location')).toBe('/contact?sent=1#enquiry-outcome')
})
