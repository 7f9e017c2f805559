import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { checkEnquiry } from './check.ts'
import { ENQUIRY_FIELDS, type Enquiry, type EnquiryField, type EnquiryProblem } from './fields.ts'

const VALID: Enquiry = {
  name: '山田 花子',
  phone: '0312345678',
  email: 'a@example.jp',
  subject: 'Reservation',
  message: 'Four seats on Friday.',
}

/** The problem of one field when the other four are fine. */
function problemWith(field: EnquiryField, value: unknown): EnquiryProblem | undefined {
  const check = checkEnquiry({ ...VALID, [field]: value })
  return check.ok ? undefined : check.problems[field]
}

/** A field as it is stored when the other four are fine. */
function stored(field: EnquiryField, value: unknown): string | undefined {
  const check = checkEnquiry({ ...VALID, [field]: value })
  return check.ok ? check.enquiry[field] : undefined
}

test('an enquiry is five texts and nothing else', proves('ENT-23', 'E34'), () => {
  const extra = { id: '1', status: 'handled', createdAt: 'now', isSpam: false, to: 'x@evil.test' }
  expect(checkEnquiry({ ...VALID, ...extra })).toEqual({ ok: true, enquiry: VALID })
})

test.each([{}, null, undefined, [], 'x', 7])(
  'with nothing typed (%j) every field is required',
  proves('E01', 'E27'),
  (raw) => {
    expect(checkEnquiry(raw)).toEqual({
      ok: false,
      problems: {
        name: 'name.required',
        phone: 'phone.required',
        email: 'email.required',
        subject: 'subject.required',
        message: 'message.required',
      },
    })
  },
)

test('the empty form has the same problems as no form', () => {
  const blank = Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, '']))
  expect(checkEnquiry(blank)).toEqual(checkEnquiry({}))
})

test.each(['', '   ', '\u3000\u3000', '\u200B', '\n'])(
  'the blank text %j counts as missing',
  proves('VAL-03', 'VAL-04', 'VAL-08', 'VAL-10', 'VAL-11', 'E02', 'E03', 'E08'),
  (blank) => {
    expect(problemWith('name', blank)).toBe('name.required')
    expect(problemWith('phone', blank)).toBe('phone.required')
    expect(problemWith('email', blank)).toBe('email.required')
    expect(problemWith('subject', blank)).toBe('subject.required')
    expect(problemWith('message', blank)).toBe('message.required')
  },
)

test.each([
  '12345',
  '031234567',
  '12345678901',
  '03-1234-5678',
  '+81312345678',
  '03123x5678',
  '٠٣١٢٣٤٥٦٧٨',
  '0312345678\u0000',
])('the phone number %j is not ten digits', proves('VAL-05', 'VAL-06', 'E04', 'E06'), (phone) => {
  expect(problemWith('phone', phone)).toBe('phone.digits')
})

test('a phone number of exactly ten digits passes', proves('VAL-07'), () => {
  expect(stored('phone', '0312345678')).toBe('0312345678')
})

test(
  'full-width digits, spaces around and invisible characters are normalised',
  proves('E05'),
  () => {
    expect(stored('phone', '０３１２３４５６７８')).toBe('0312345678')
    expect(stored('phone', ' \u202A0312345678\u202C ')).toBe('0312345678')
    expect(stored('email', ' ａ＠ｅｘａｍｐｌｅ．ｊｐ\u200B')).toBe('a@example.jp')
  },
)

test.each([312345678, true, {}, ['0312345678']])(
  'the phone number %j, which is no text, is not ten digits',
  proves('E07'),
  (phone) => {
    expect(problemWith('phone', phone)).toBe('phone.digits')
  },
)

test('a value that is no text counts as empty', proves('E33', 'E36'), () => {
  const deep = JSON.parse('['.repeat(30_000) + ']'.repeat(30_000))
  expect(problemWith('name', { $gt: '' })).toBe('name.required')
  expect(problemWith('name', deep)).toBe('name.required')
  expect(problemWith('email', ['a@b.jp', 'c@d.jp'])).toBe('email.required')
  expect(problemWith('message', true)).toBe('message.required')
})

test('fields inherited by way of __proto__ are ignored', proves('E32'), () => {
  const body = JSON.parse(
    `{"__proto__":${JSON.stringify(VALID)},"constructor":{"prototype":{"name":"x"}}}`,
  )
  expect(checkEnquiry(body)).toMatchObject({ ok: false, problems: { name: 'name.required' } })
  expect(checkEnquiry(Object.create(VALID))).toMatchObject({ ok: false })
})

test.each([
  'Hi\r\nBcc: victim@example.jp',
  '\nContent-Type: text/html',
  'x\r\nReply-To: evil',
  'a\u0085b',
  'a\u2028b',
  'a\u2029b',
  'a\u0000b',
  '\u001B[31m',
  'a\uD800b',
])('a single line refuses %j', proves('E16', 'E17', 'E20', 'E21'), (line) => {
  expect(problemWith('name', line)).toBe('name.line')
  expect(problemWith('subject', line)).toBe('subject.line')
})

test.each(['\u0000', 'a\u0007b', '\u001B[31m', '\uD800'])(
  'a message refuses %j',
  proves('E20', 'E21'),
  (message) => {
    expect(problemWith('message', message)).toBe('message.characters')
  },
)

test.each([
  '<script>alert(1)</script><img onerror=alert(1)>',
  "'; DROP TABLE enquiries;--",
  '$\u007B7*7} {{7*7}} $(id)',
  '../../etc/passwd %0d%0a',
  '=HYPERLINK("http://evil.test","x")',
  '+81312345678',
  '-1+1',
  '@SUM(1)',
  '\t=1',
  '＝1+1',
  '👨‍👩‍👧‍👦\u202Eabc',
  'Z\u0301\u0316\u0334',
  ' 山田 ',
])('the text %j is kept exactly as typed', proves('E19', 'E37', 'E38', 'E39'), (text) => {
  for (const field of ['name', 'subject', 'message'] as const)
    expect(stored(field, text)).toBe(text)
})

test('a message keeps every line, with one kind of line break', proves('E18'), () => {
  expect(stored('message', 'a\r\n.\r\nMAIL FROM:<x>')).toBe('a\n.\nMAIL FROM:<x>')
  expect(stored('message', 'a\rb\u000Bc\u2028d\u0085e')).toBe('a\nb\nc\nd\ne')
})

test('name, subject and message have no maximum length', proves('E22'), () => {
  expect(stored('message', '字'.repeat(20_001))).toHaveLength(20_001)
  expect(stored('subject', 'a'.repeat(2000))).toHaveLength(2000)
  expect(stored('name', 'a'.repeat(2000))).toHaveLength(2000)
})

// Normalised, each of these characters would take longer than the runner waits for a test.
test(
  'texts that are expensive to normalise or to match are refused immediately',
  proves('E14'),
  () => {
    const marks = '\u0301\u0316'.repeat(125_000)
    expect(problemWith('phone', `0${marks}`)).toBe('phone.digits')
    expect(problemWith('email', `a${marks}@example.jp`)).toBe('email.invalid')
    expect(problemWith('email', `${'a'.repeat(100_000)}!`)).toBe('email.invalid')
    expect(problemWith('email', `a@${'a.'.repeat(50_000)}`)).toBe('email.invalid')
  },
)
