import { referenceOf } from '@noren/contract/enquiry/reference'
import { TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { collect, NO_LIMITS, VALID } from '../../testing/enquiry.ts'
import { head, sendRaw } from '../../testing/raw-socket.ts'
import { type RunningSite, runSite } from '../../testing/running-site.ts'

const start = () => runSite({ env: NO_LIMITS })

/** Sends the form as a browser without script does. */
function post(
  site: RunningSite,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return site.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

test('a form sent without the script is stored and leads to the confirmation', async () => {
  await using site = await start()
  const response = await post(site, '/contact', { ...VALID, [TRAP_FIELD]: '' })
  const [stored] = await collect(site)
  const reference = referenceOf(stored?.id ?? '')
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/contact?sent=${reference}#enquiry-outcome`,
  ])
  const page = await site.fetch(`/contact?sent=${reference}`)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  const text = await page.text()
  expect(text).toContain('Your message has been sent successfully!')
  expect(text).toContain(`&#34;reference&#34;:&#34;${reference}&#34;`)
  expect(stored?.raw).toMatchObject({ ...VALID, language: 'en', quarantined: false })
})

test('an address with a surrounding text is corrected', async () => {
  await using site = await start()
  for (const email of [
    '田中 <taro@example.com>',
    'taro@example.xn--com-6y3b',
    'ｔａｒｏ＠example。com',
  ])
    await post(site, '/contact', { ...VALID, email, message: email })
  const stored = await collect(site)
  expect(stored.map(({ raw }) => raw.email)).toEqual(Array(3).fill('taro@example.com'))
})

test('the Japanese form answers in Japanese', async () => {
  await using site = await start()
  const response = await post(site, '/ja/contact', VALID)
  const [stored] = await collect(site)
  const reference = referenceOf(stored?.id ?? '')
  expect(response.headers.get('location')).toBe(`/ja/contact?sent=${reference}#enquiry-outcome`)
  const page = await (await site.fetch(`/ja/contact?sent=${reference}`)).text()
  expect(page).toContain('お問い合わせを送信しました。')
  expect(stored?.raw.language).toBe('jp')
})

test(
  'a form with mistakes leads to a page with every value and what is wrong',
  proves('VAL-14'),
  async () => {
    await using site = await start()
    const response = await post(site, '/contact', { ...VALID, phone: '12', name: '<b>', email: '' })
    expect(response.status).toBe(303)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const to = response.headers.get('location') ?? ''
    expect(to).toMatch(/^\/contact\?draft=[0-9a-f]{32}#enquiry-phone$/)
    const page = await site.fetch(to)
    expect(page.status).toBe(422)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.headers.get('referrer-policy')).toBe('strict-origin')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await page.text()
    expect(text).toContain('&#34;phone&#34;:&#34;phone.digits&#34;')
    expect(text).toContain('&#34;email&#34;:&#34;email.required&#34;')
    expect(text).toContain('&#34;message&#34;:&#34;Saturday, please.&#34;')
    expect(text).toContain('&#34;name&#34;:&#34;&#60;b&#62;&#34;')
    expect(await collect(site)).toEqual([])
  },
)

test('a form with mistakes is still there in the other language, and after a reload', async () => {
  await using site = await start()
  const { headers } = await post(site, '/contact', { ...VALID, subject: '' })
  const id = /draft=(\w+)/.exec(headers.get('location') ?? '')?.[1]
  for (const path of ['/ja/contact', '/contact', '/contact']) {
    const page = await site.fetch(`${path}?draft=${id}`)
    expect([path, page.status]).toEqual([path, 422])
    const text = await page.text()
    expect(text).toContain('Saturday, please.')
    expect(text).toContain(`&#34;search&#34;:&#34;?draft=${id}&#34;`)
  }
})

test('an expired form leads to an empty one that says so, in the language of the page', async () => {
  await using site = await start()
  for (const [path, words] of [
    ['/contact', 'Nothing was sent'],
    ['/ja/contact', 'お問い合わせは送信されておらず'],
  ] as const) {
    const page = await site.fetch(`${path}?draft=${'0'.repeat(32)}`)
    expect([page.status, page.headers.get('cache-control')]).toEqual([410, 'no-store'])
    expect(await page.text()).toContain(words)
  }
})

test('an address that only looks like the answer to a form shows the plain page', async () => {
  await using site = await start()
  for (const query of [
    ...['?draft=../../x', '?draft=', '?sent=2&draft=1', '?sent=<b>', '?sent=CALL-0120'],
    ...['?sent=k7qm-2x9a', '?sent=UUUU-UUUU', '?sent=K7QM2X9A-'],
  ]) {
    const page = await site.fetch(`/contact${query}`)
    expect([query, page.status]).toEqual([query, 200])
    expect(await page.text()).not.toContain('&#34;form&#34;')
  }
  expect((await site.fetch(`/about?draft=${'0'.repeat(32)}`)).status).toBe(200)
})

test.each([
  ['090-1234-5678', '9012345678'],
  ['+81 90 1234 5678', '9012345678'],
  ['０４６（８７６）１２３４', '0468761234'],
])('without the script, a phone number given as %s is accepted whole, too', async (given, kept) => {
  await using site = await start()
  const response = await post(site, '/contact', { ...VALID, phone: given })
  expect(response.headers.get('location')).toMatch(/^\/contact\?sent=/)
  expect((await collect(site))[0]?.raw.phone).toBe(kept)
})

test('a visitor from a restaurant’s page gets the contact page with its name, cached for the next one', async () => {
  await using site = await start()
  const page = async (query: string) => (await site.fetch(`/contact${query}`)).text()
  expect(await page('?restaurant=shiobi')).toContain(
    '&#34;search&#34;:&#34;?restaurant=shiobi&#34;',
  )
  expect(await page('?restaurant=shiobi&utm=x')).toBe(await page('?restaurant=shiobi'))
  expect(await page('?restaurant=shiobi&people=3')).not.toBe(await page('?restaurant=shiobi'))
  for (const people of ['999', '0', '03', '3.5', 'abc', '%00'])
    expect(await page(`?restaurant=shiobi&people=${people}`)).toBe(await page('?restaurant=shiobi'))
  expect(await page('?restaurant=nowhere')).toBe(await page(''))
})

test('the same form sent twice is stored once', async () => {
  await using site = await start()
  for (const _ of [1, 2]) expect((await post(site, '/contact', VALID)).status).toBe(303)
  expect(await collect(site)).toHaveLength(1)
})

test('a line break of a form is a plain one', async () => {
  await using site = await start()
  await post(site, '/contact', { ...VALID, message: 'one\r\ntwo' })
  expect((await collect(site))[0]?.raw.message).toBe('one\ntwo')
})

test('another site cannot send the form for a visitor', proves('E45', 'E46'), async () => {
  await using site = await start()
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.com' },
    { Origin: 'null' },
  ]) {
    const response = await post(site, '/contact', VALID, headers)
    expect([headers, response.status]).toEqual([headers, 403])
  }
  expect(await collect(site)).toEqual([])
})

test(
  'a form whose hidden field was filled in is kept for the daily mail',
  proves('E53'),
  async () => {
    await using site = await start()
    expect((await post(site, '/contact', { ...VALID, [TRAP_FIELD]: 'x' })).status).toBe(303)
    expect((await collect(site))[0]?.raw.quarantined).toBe(true)
  },
)

test('other ways of sending a form are refused with a page', proves('E30'), async () => {
  await using site = await start()
  const form = new FormData()
  form.set('name', 'x')
  const multipart = await site.fetch('/contact', { method: 'POST', body: form })
  expect(multipart.status).toBe(415)
  expect(multipart.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const manyParts = new URLSearchParams(VALID).toString() + '&a'.repeat(1000)
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await site.fetch('/contact', { method: 'POST', headers, body: manyParts })
  expect(answer.status).toBe(400)
  expect(await collect(site)).toEqual([])
})

test('a form that is too large is refused before it is read', proves('E23'), async () => {
  await using site = await start()
  const answer = await sendRaw(
    site.port,
    head(
      site.port,
      'POST /contact',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 262145',
    ),
  )
  expect(answer.status).toBe(413)
  expect(answer.closed).toBe(true)
})

test(
  'the form meets the same limit as the call, and keeps what was typed',
  proves('E51'),
  async () => {
    await using site = await runSite({ env: { ENQUIRY_LIMIT_PER_MINUTE: '1' } })
    await post(site, '/contact', VALID)
    const second = await post(site, '/contact', { ...VALID, message: 'Second try' })
    expect(second.status).toBe(303)
    const page = await site.fetch(second.headers.get('location') ?? '')
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    const text = await page.text()
    expect(text).toContain('Second try')
    expect(text).toContain('many have come from your network')
  },
)

test('a page without a form answers 404 to POST', proves('P16'), async () => {
  await using site = await start()
  const headers = { 'Next-Action': 'x', RSC: '1', 'Next-Router-State-Tree': '[]' }
  const response = await post(site, '/', {}, headers)
  expect(response.status).toBe(404)
  expect((await site.fetch('/about', { method: 'DELETE' })).status).toBe(405)
})
