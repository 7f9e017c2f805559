import { SUBMISSION_HEADERS, SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { collect, NO_LIMITS, submit, VALID } from '../../testing/enquiry.ts'
import { head, sendRaw } from '../../testing/raw-socket.ts'
import { runSite } from '../../testing/running-site.ts'

const start = () => runSite({ env: NO_LIMITS })
const PATH = SUBMIT_ENQUIRY.path
const JSON_HEADER = 'Content-Type: application/json'

test(
  'a body announced as too large is refused before it is read, and the connection is closed',
  proves('E23', 'E58'),
  async () => {
    await using site = await start()
    const plain = await sendRaw(
      site.port,
      head(site.port, `POST ${PATH}`, JSON_HEADER, 'Content-Length: 262145'),
    )
    expect(plain.status).toBe(413)
    expect(plain.closed).toBe(true)
    expect(plain.text).toContain('"success":false')
    const expecting = await sendRaw(
      site.port,
      head(
        site.port,
        `POST ${PATH}`,
        JSON_HEADER,
        'Content-Length: 10485760',
        'Expect: 100-continue',
      ),
    )
    expect(expecting.status).toBe(413)
    expect(await collect(site)).toEqual([])
  },
)

test('a body of exactly 256 KB is read', async () => {
  await using site = await start()
  const frame = JSON.stringify({ ...VALID, message: '' }).length
  const message = 'm'.repeat(256 * 1024 - frame)
  expect((await submit(site, { ...VALID, message })).status).toBe(201)
})

test(
  'a chunked body that grows too large is refused, and the connection is closed',
  proves('E24'),
  async () => {
    await using site = await start()
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const request = head(site.port, `POST ${PATH}`, JSON_HEADER, 'Transfer-Encoding: chunked')
    const answer = await sendRaw(site.port, request + chunk.repeat(6))
    expect(answer.status).toBe(413)
    expect(answer.closed).toBe(true)
    expect(await collect(site)).toEqual([])
  },
)

test('a client that asks before sending (Expect) may send a body of allowed size', async () => {
  await using site = await start()
  const body = JSON.stringify(VALID)
  const request = head(
    site.port,
    `POST ${PATH}`,
    JSON_HEADER,
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
    'Connection: close',
  )
  const answer = await sendRaw(site.port, request + body)
  expect(answer.text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 Created/)
})

test('a body that is not one JSON object in UTF-8 is refused', proves('E27', 'E28'), async () => {
  await using site = await start()
  const bodies = [
    ...['name=a', '{"name":', '[]', '"x"', 'null', '123', '', `\uFEFF${JSON.stringify(VALID)}`],
    Buffer.from(JSON.stringify({ ...VALID, name: 'X' }).replace('X', '\xFF\xFE'), 'latin1'),
  ]
  for (const body of bodies) {
    const answer = await submit(site, body)
    expect([String(body), answer.status]).toEqual([String(body), 400])
    expect(answer.body.success).toBe(false)
  }
  expect(await collect(site)).toEqual([])
})

test('only JSON in UTF-8, uncompressed, is read', proves('E29', 'E30', 'E31'), async () => {
  await using site = await start()
  const headers = [
    ...['text/plain', 'multipart/form-data; boundary=x', 'application/jsonx'].map(contentType),
    ...['application/json\t;x', 'application/json; charset=shift_jis', ''].map(contentType),
    ...['application/json; charset=utf-16', 'application/x-www-form-urlencoded'].map(contentType),
    ...['gzip', 'br', 'zstd', 'deflate', 'identity'].map((coding) => ({
      'Content-Encoding': coding,
    })),
  ]
  for (const header of headers) {
    const answer = await submit(site, VALID, header)
    expect([header, answer.status]).toEqual([header, 415])
  }
  for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"']) {
    expect((await submit(site, VALID, contentType(type))).status).toBe(201)
  }
  expect(await collect(site)).toHaveLength(1)
})

function contentType(type: string): Record<string, string> {
  return { 'Content-Type': type }
}

test('an invalid key is refused', proves('E42'), async () => {
  await using site = await start()
  for (const key of ['k'.repeat(10_000), 'k'.repeat(65), 'a b', 'a/b', 'é', '']) {
    const answer = await submit(site, VALID, { [SUBMISSION_HEADERS.key]: key })
    expect([key, answer.status]).toEqual([key, 400])
  }
  expect(await collect(site)).toEqual([])
})

test('another site cannot send for a visitor', proves('E45', 'E46', 'API-21'), async () => {
  await using site = await runSite({ env: { ...NO_LIMITS, ORIGIN: 'https://www.our-site.jp' } })
  const ours = 'https://www.our-site.jp'
  const refused = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    ...[
      'https://evil.com',
      'null',
      'https://www.our-site.jp.evil.com',
      'http://www.our-site.jp',
      'https://www.our-site.jp:8443',
    ].map((origin) => ({ Origin: origin })),
    { Origin: 'https://evil.com', 'Sec-Fetch-Site': 'same-origin' },
  ]
  for (const headers of refused) {
    const answer = await submit(site, VALID, headers)
    expect([headers, answer.status]).toEqual([headers, 403])
    expect([...answer.headers.keys()].filter((name) => /^access-control/.test(name))).toEqual([])
  }
  expect(await collect(site)).toEqual([])
  const taken = await submit(site, VALID, { Origin: ours, 'Sec-Fetch-Site': 'same-origin' })
  expect(taken.status).toBe(201)
})

test('a program other than a browser may send', proves('E47'), async () => {
  await using site = await start()
  const body = JSON.stringify(VALID)
  const answer = await sendRaw(
    site.port,
    `${head(site.port, `POST ${PATH}`, JSON_HEADER, `Content-Length: ${body.length}`, 'Connection: close')}${body}`,
  )
  expect(answer.status).toBe(201)
})

test('a preflight grants nothing', proves('E48'), async () => {
  await using site = await start()
  const response = await site.fetch(PATH, {
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.com', 'Access-Control-Request-Method': 'POST' },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  expect([...response.headers.keys()].filter((name) => /^access-control/.test(name))).toEqual([])
})

test(
  'other methods are refused with the allowed ones, whatever they claim',
  proves('E49', 'E50'),
  async () => {
    await using site = await start()
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const response = await site.fetch(`${PATH}?_method=POST`, {
        method,
        headers: { 'X-HTTP-Method-Override': 'POST' },
      })
      expect([method, response.status, response.headers.get('allow')]).toEqual([
        method,
        405,
        'POST, OPTIONS',
      ])
    }
    expect((await sendRaw(site.port, head(site.port, `FOO ${PATH}`))).status).toBe(400)
    expect((await sendRaw(site.port, head(site.port, `TRACE ${PATH}`))).status).toBe(405)
    expect(await collect(site)).toEqual([])
  },
)

test(
  'a visitor who leaves right after sending is stored once, also when trying again',
  proves('E57'),
  async () => {
    await using site = await start()
    const body = JSON.stringify(VALID)
    const key = 'attempt-1'
    const request = head(
      site.port,
      `POST ${PATH}`,
      JSON_HEADER,
      `${SUBMISSION_HEADERS.key}: ${key}`,
      `Content-Length: ${body.length}`,
    )
    await sendRaw(site.port, request + body, { until: () => true })
    const again = await submit(site, VALID, { [SUBMISSION_HEADERS.key]: key })
    expect(again.status).toBe(201)
    expect(await collect(site)).toHaveLength(1)
  },
)

test('fifty enquiries on one connection are answered in order', proves('E59'), async () => {
  await using site = await runSite({
    env: { ENQUIRY_LIMIT_PER_MINUTE: '5', ENQUIRY_LIMIT_PER_HOUR: '100' },
  })
  const requests = Array.from({ length: 50 }, (_, index) => {
    const body = JSON.stringify({ ...VALID, message: `m${index}` })
    const last = index === 49 ? ['Connection: close'] : []
    const length = `Content-Length: ${body.length}`
    return head(site.port, `POST ${PATH}`, JSON_HEADER, length, ...last) + body
  })
  const answer = await sendRaw(site.port, requests.join(''))
  const statuses = [...answer.text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)
  expect(statuses).toEqual([...Array(5).fill('201'), ...Array(45).fill('429')])
  expect((await collect(site)).map(({ raw }) => raw.message)).toEqual([
    'm0',
    'm1',
    'm2',
    'm3',
    'm4',
  ])
})
