import { expect, test } from 'vitest'
import { collect, NO_LIMITS, VALID } from '../testing/enquiry.ts'
import { head, sendRaw } from '../testing/raw-socket.ts'
import { type RunningSite, runSite } from '../testing/running-site.ts'

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
  const response = await post(site, '/contact', { ...VALID, website: '' })
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/contact?sent=1#enquiry',
  ])
  const page = await site.fetch('/contact?sent=1')
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(await page.text()).toContain('Your message has been sent successfully!')
  const [stored] = await collect(site)
  expect(stored?.raw).toMatchObject({ ...VALID, language: 'en', quarantined: false })
})

test('the Japanese form answers in Japanese', async () => {
  await using site = await start()
  const response = await post(site, '/ja/contact', VALID)
  expect(response.headers.get('location')).toBe('/ja/contact?sent=1#enquiry')
  const page = await (await site.fetch('/ja/contact?sent=1')).text()
  expect(page).toContain('お問い合わせを送信しました。')
  expect((await collect(site))[0]?.raw.language).toBe('jp')
})

test('VAL-14 a form with mistakes comes back with every value and what is wrong', async () => {
  await using site = await start()
  const response = await post(site, '/contact', { ...VALID, phone: '12', name: '<b>' })
  expect(response.status).toBe(422)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await response.text()
  expect(page).toContain('&#34;phone&#34;:&#34;phone.digits&#34;')
  expect(page).toContain('&#34;message&#34;:&#34;Saturday, please.&#34;')
  expect(page).toContain('&#34;name&#34;:&#34;&#60;b&#62;&#34;')
  expect(await collect(site)).toEqual([])
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

test('E45 E46 another site cannot send the form for a visitor', async () => {
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

test('E53 a form whose hidden field was filled in waits apart', async () => {
  await using site = await start()
  expect((await post(site, '/contact', { ...VALID, website: 'x' })).status).toBe(303)
  expect((await collect(site))[0]?.raw.quarantined).toBe(true)
})

test('E30 other ways of sending a form are refused by a page', async () => {
  await using site = await start()
  const form = new FormData()
  form.set('name', 'x')
  const multipart = await site.fetch('/contact', { method: 'POST', body: form })
  expect(multipart.status).toBe(415)
  expect(multipart.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await collect(site)).toEqual([])
})

test('E23 a form that is too large is refused before it is read', async () => {
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

test('E51 the form is put off like the call, with what was typed', async () => {
  await using site = await runSite({ env: { ENQUIRY_LIMIT_PER_MINUTE: '1' } })
  await post(site, '/contact', VALID)
  const second = await post(site, '/contact', { ...VALID, message: 'Second try' })
  expect(second.status).toBe(429)
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await second.text()).toContain('Second try')
})

test('P16 a page without a form is not there for POST', async () => {
  await using site = await start()
  const headers = { 'Next-Action': 'x', RSC: '1', 'Next-Router-State-Tree': '[]' }
  const response = await post(site, '/', {}, headers)
  expect(response.status).toBe(404)
  expect((await site.fetch('/about', { method: 'DELETE' })).status).toBe(405)
})
