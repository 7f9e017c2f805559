import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH } from '../../../scripts/testing/search.ts'
import { writeDay } from '../hours/calendar.ts'
import { anyJson, anyText } from '../testing/any-json.ts'
import { checkEnquiry } from './check.ts'
import { isEmail } from './email.ts'
import { readEmail } from './email-as-typed.ts'
import { ENQUIRY_FIELDS } from './fields.ts'
import { isPhone, normalizePhone, phoneAmongWords } from './phone.ts'
import { idEnding, readReference, referenceOf } from './reference.ts'
import { readTableRequest } from './table-request.ts'

const digits = fc.stringMatching(/^[0-9０-９]{10}$/)
const address = fc.stringMatching(/^[a-z.!#+]{1,8}@[a-z0-9]{1,5}(\.[a-z0-9]{1,3}){1,2}$/)

/** What a visitor or a program may send: each field right, wrong, of another kind, or missing. */
const sent = fc.record(
  {
    name: fc.oneof(anyText(), anyJson(['name'])),
    phone: fc.oneof(digits, anyText(), anyJson(['phone'])),
    email: fc.oneof(address, anyText(), anyJson(['email'])),
    subject: fc.oneof(anyText(), anyJson(['subject'])),
    message: fc.oneof(anyText(), anyJson(['message'])),
  },
  { requiredKeys: [] },
)

test('whatever is sent, an enquiry is taken in a form that stays as it is, or each wrong field is named', () => {
  const property = fc.property(fc.oneof(sent, anyJson([...ENQUIRY_FIELDS])), (raw) => {
    const checked = checkEnquiry(raw, isEmail)
    if (!checked.ok) {
      const wrong = Object.entries(checked.problems)
      expect(wrong.length).toBeGreaterThan(0)
      for (const [field, problem] of wrong) expect(problem).toMatch(new RegExp(`^${field}\\.`))
      return
    }
    const { enquiry } = checked
    expect(Object.keys(enquiry).sort()).toEqual(ENQUIRY_FIELDS.toSorted())
    expect(checkEnquiry(enquiry, isEmail)).toEqual(checked)
    for (const line of [enquiry.name, enquiry.phone, enquiry.email, enquiry.subject])
      expect(line).not.toMatch(/[\n\r\0\u2028\u2029]/)
    expect(Object.values(enquiry).every((text) => text.isWellFormed())).toBe(true)
  })
  fc.assert(property, SEARCH)
})

test('a right enquiry is taken with its name, subject and message as they were typed', () => {
  const line = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))
    .map((text) => `あ${text}`)
  const property = fc.property(line, line, line, digits, (name, subject, message, phone) => {
    const typed = { name, subject, message, phone, email: 'a@example.jp' }
    const kept = { ...typed, phone: phone.normalize('NFKC') }
    expect(checkEnquiry({ ...typed, further: {} })).toEqual({ ok: true, enquiry: kept })
  })
  fc.assert(property, SEARCH)
})

test('a number that the form has put right stays as it is, whatever was typed', () => {
  const typed = fc.oneof(
    anyText(),
    fc.stringMatching(/^(?:tel:)?[+０-９0-9]{0,3}[0-9 ()－-]{6,14}$/),
  )
  const property = fc.property(typed, (text) => {
    const number = normalizePhone(text)
    if (isPhone(number)) expect(normalizePhone(number)).toBe(number)
    const found = phoneAmongWords(text)
    expect(found === null || isPhone(found)).toBe(true)
  })
  fc.assert(property, SEARCH)
})

test('an address that the form has put right stays as it is, and what is none stays as it was typed', () => {
  const around = fc.constantFrom(
    '',
    '<',
    '>',
    '「',
    '」',
    '、',
    '。',
    'mailto:',
    '名前 ',
    '?subject=x',
  )
  const typed = fc.oneof(
    anyText(),
    fc.tuple(around, address, around).map((parts) => parts.join('')),
  )
  const property = fc.property(typed, (text) => {
    const read = readEmail(text)
    expect(read === text || isEmail(read)).toBe(true)
    expect(readEmail(read)).toBe(read)
  })
  fc.assert(property, SEARCH)
})

test('a requested table is read as it was written, and nothing else is one', () => {
  const table = fc.record({
    restaurant: fc.string({ minLength: 1, maxLength: 40 }),
    date: fc.nat({ max: 40_000 }).map(writeDay),
    time: fc.stringMatching(/^[01][0-9]:[0-5][0-9]$/),
    people: fc.integer({ min: 1, max: 1000 }),
  })
  const property = fc.property(table, anyText(), (asked, text) => {
    expect(readTableRequest(JSON.stringify({ ...asked, further: 1 }))).toEqual(asked)
    expect(readTableRequest(text)).toBeNull()
  })
  fc.assert(property, SEARCH)
})

test('a reference leads back to its enquiry, however it is spelled', () => {
  const spelling = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toLowerCase().replace('-', ' '),
    (text: string) => text.replaceAll('1', 'l').replaceAll('0', 'o'),
  )
  const property = fc.property(fc.uuid(), spelling, anyText(), (id, spelled, text) => {
    const reference = referenceOf(id)
    expect(readReference(spelled(reference))).toBe(reference)
    expect(id.endsWith(idEnding(reference))).toBe(true)
    const read = readReference(text)
    expect(read && readReference(read)).toBe(read)
  })
  fc.assert(property, SEARCH)
})
