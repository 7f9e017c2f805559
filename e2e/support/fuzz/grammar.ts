import fc, { type Arbitrary } from 'fast-check'
import { spellings } from './spellings.ts'

/**
 * What a stranger sends on one connection, as bytes written in Latin-1. `{host}` and `{pass}` stand for what a test
 * knows of the running program (`connection.ts`), so that a find can be sent again to another.
 */
export type Sent = {
  bytes: string
  /** Whether the sender says that it is done, or keeps the line open for as long as it may. */
  ends: boolean
}

/** What a zone answers: its addresses, and what lets a request past the first door. */
export type Surface = {
  paths: readonly string[]
  bodies: readonly Body[]
  passes: readonly string[]
}

type Body = { type: string; text: string }

const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]
const ODD_METHODS = [
  'TRACE',
  'CONNECT',
  'get',
  'G\tET',
  'PRI',
  'M-SEARCH',
  '',
  'POST\u0000',
  'X'.repeat(40),
]
const QUERIES = [
  ...['', '', '', '?', '?page=2', '?page=-1', '?page=1e99', '?limit=Infinity', '?a[b][c]=1', '?%'],
  ...[
    '?__proto__[x]=1',
    '?where[or][0][name][equals]=%00',
    '?sort=-',
    '?depth=9',
    '?x=%ff',
    '??&&=&',
  ],
]

/** Header lines of browsers and programs, with values that are right, odd, or sent on behalf of others. */
const HEADERS = [
  ...['Accept: */*', 'Accept-Encoding: br;q=0, gzip;q=x, *', 'Accept-Language: ja;q=9, x', 'A: b'],
  ...['Range: bytes=0-0,1-1,-1', 'Range: bytes=9-1', 'If-None-Match: "x", *', 'RSC: 1', 'X:'],
  ...['X-Forwarded-For: 127.0.0.1, x', 'Forwarded: for=_x', 'X-Forwarded-Host: evil.example'],
  ...['Cookie: a=b; =; ;;', 'Cookie: noren-token=a.b.c', 'Authorization: JWT a.b.c'],
  ...['Next-Action: 0', 'X-Payload-HTTP-Method-Override: GET', 'Service-Worker: script'],
  ...['Idempotency-Key: a-b', 'X-Noren-Table: {', 'X-Noren-Language: xx', 'TE: trailers'],
]

/** Header lines for which a request is refused, or that are none. */
const REFUSED = [
  ...['Origin: null', 'Origin: https://evil.example', 'Sec-Fetch-Site: cross-site', 'Expect: x'],
  ...[
    'X : y',
    ' folded: x',
    'X: \u0000',
    ': x',
    'Host: evil.example',
    'Host: {host}',
    'Upgrade: h2c',
  ],
  ...[
    'Connection: close, x',
    'Connection: Upgrade',
    'Content-Encoding: gzip',
    'Expect: 100-continue',
  ],
  ...['Idempotency-Key: a/b', `Cookie: ${'a'.repeat(9000)}`, 'X: \u00ff\u00fe', 'Authorization: x'],
]

const rarely = <Value>(usual: Arbitrary<Value>, odd: Arbitrary<Value>, weight = 8) =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: odd, weight: 1 })

/** Ways to say how long a body is, right and wrong ones. */
const framed = (body: string): Arbitrary<string> => {
  const size = body.length
  const pieces = `${size.toString(16)}\r\n${body}\r\n`
  const chunked = 'Transfer-Encoding: chunked\r\n'
  return rarely(
    fc.constantFrom(
      `Content-Length: ${size}\r\n\r\n${body}`,
      `${chunked}\r\n${size ? pieces : ''}0\r\n\r\n`,
      `${chunked}\r\n${size ? pieces : ''}0\r\nTrailer: x\r\n\r\n`,
    ),
    fc.constantFrom(
      `Content-Length: ${size}\r\n${chunked}\r\n${pieces}0\r\n\r\n`,
      `Content-Length: ${size}\r\nContent-Length: ${size + 1}\r\n\r\n${body}`,
      `Content-Length: +${size}\r\n\r\n${body}`,
      `Content-Length: ${size}, ${size}\r\n\r\n${body}`,
      `Content-Length: ${size + 9}\r\n\r\n${body}`,
      `Content-Length: 99999999999999999999\r\n\r\n${body}`,
      `Transfer-Encoding: identity\r\n\r\n${body}`,
      `Transfer-Encoding: chunked, chunked\r\n\r\n${pieces}0\r\n\r\n`,
      `Transfer-Encoding:\u000bchunked\r\n\r\n${pieces}0\r\n\r\n`,
      `${chunked}\r\n${size.toString(16)};${'x'.repeat(500)}=1\r\n${body}\r\n0\r\n\r\n`,
      `${chunked}\r\n${size.toString(16)}\n${body}\n0\n\n`,
      `${chunked}\r\n-1\r\n${body}\r\n0\r\n\r\n`,
      `${chunked}\r\n0x${size.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      `${chunked}\r\n${pieces}`,
      `\r\n${body}`,
    ),
  )
}

/** A body as its type wants it, or with a cut, a stray byte, or nothing in it. */
function bodyOf({ text }: Body): Arbitrary<string> {
  const broken = fc
    .tuple(
      fc.nat({ max: text.length }),
      fc.constantFrom('', '\u0000', '"', '{', '\u00ff', '\\u', '--'),
    )
    .map(([at, stray]) => text.slice(0, at) + stray + text.slice(at + (at % 3)))
  return rarely(fc.constant(text), broken, 2)
}

function requestOf({ paths, bodies, passes }: Surface): Arbitrary<string> {
  const path = rarely(fc.constantFrom(...paths), fc.constantFrom(...paths.flatMap(spellings)), 2)
  const target = fc.tuple(path, fc.constantFrom(...QUERIES))
  const withBody = fc.constantFrom(...bodies).chain((body) =>
    bodyOf(body)
      .chain(framed)
      .map((text) => `Content-Type: ${body.type}\r\n${text}`),
  )
  const header = rarely(fc.constantFrom(...HEADERS), fc.constantFrom(...REFUSED), 12)
  const pass = fc.constantFrom('', ...passes.map((line) => `${line}\r\n`))
  return fc
    .tuple(
      rarely(fc.constantFrom(...METHODS), fc.constantFrom(...ODD_METHODS), 20),
      target,
      rarely(fc.constant('HTTP/1.1'), fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'http/1.1', ''), 20),
      rarely(
        fc.constant('Host: {host}\r\n'),
        fc.constantFrom('', 'Host:\r\n', 'Host: x@{host}\r\n'),
        20,
      ),
      pass,
      fc.array(header, { maxLength: 3 }),
      rarely(withBody, fc.constant('\r\n'), 1),
    )
    .map(([method, where, version, host, passed, headers, rest]) => {
      const lines = headers.map((line) => `${line}\r\n`).join('')
      return `${method} ${where.join('')} ${version}\r\n${host}${passed}${lines}${rest}`
    })
}

/**
 * Anything on one connection: mostly one request, sometimes several behind each other, or no HTTP at all.
 * @param stays whether a few senders keep their lines open, each for as long as the program lets it
 */
export function sentTo(surface: Surface, stays: boolean): Arbitrary<Sent> {
  const request = requestOf(surface)
  const several = fc.array(request, { minLength: 2, maxLength: 5 }).map((all) => all.join(''))
  const noise = fc.string({
    unit: fc.integer({ min: 0, max: 255 }).map((c) => String.fromCharCode(c)),
  })
  return fc.record({
    bytes: rarely(rarely(request, several, 5), noise, 30),
    ends: rarely(fc.constant(true), fc.constant(!stays), 400),
  })
}
