import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import {
  isPhone,
  isWithoutZero,
  lacksDigit,
  nationalPhone,
  normalizePhone,
  phoneAmongWords,
} from './phone.ts'

test.each([
  '03-1234-5678',
  '(03) 1234 5678',
  '０３－１２３４－５６７８',
  '（０３）１２３４．５６７８',
  '03ー1234ー5678',
  '03‐1234‐5678',
  '03.1234.5678',
  '03　1234　5678',
  '\u202A03-1234-5678\u202C',
  'tel:03-1234-5678',
  '+81 3 1234 5678',
  '＋８１（０）３－１２３４－５６７８',
  'tel:+81-3-1234-5678',
  '0081 3 1234 5678',
  '81-3-1234-5678 ',
])('a landline number given as %s becomes its ten digits', (given) => {
  expect(normalizePhone(given)).toBe('0312345678')
})

test.each([
  '09012345678',
  '090-1234-5678',
  '０９０－１２３４－５６７８',
  '+819012345678',
  '+81 (0)90 1234 5678',
  '+81-090-1234-5678',
  '008190-1234-5678',
  '81-90-1234-5678',
  'TEL:+81-90-1234-5678',
  '9012345678',
])('a mobile number given as %s becomes its ten digits without the trunk zero', (given) => {
  expect(normalizePhone(given)).toBe('9012345678')
})

test('a text that is no Japanese number stays as typed', () => {
  for (const given of ['call me', 'ext. 12', '+1 212 555 0100 ext', '٠٩٠١٢٣٤٥٦٧٨', '090+1', '']) {
    expect(normalizePhone(given)).toBe(given)
  }
  expect(normalizePhone('+1 212 555 0100')).toBe('+12125550100')
  expect(normalizePhone('12345678901')).toBe('12345678901')
  expect(normalizePhone('01234567890')).toBe('01234567890')
})

test('ten digits are accepted, also when they start like a country code', () => {
  for (const given of ['8112345678', '0081234567', '1234567890', '0901234567', '0000000000']) {
    expect(normalizePhone(given)).toBe(given)
  }
})

const WAYS: ((national: string) => string)[] = [
  (national) => national,
  (national) => `+81${national.slice(1)}`,
  (national) => `+81 (0)${national.slice(1)}`,
  (national) => `0081${national.slice(1)}`,
  (national) => `81${national.slice(1)}`,
  (national) => `tel:+81-${national.slice(1)}`,
  (national) => national.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? ''),
  (national) => ` ${national.slice(0, 3)}－${national.slice(3, 7)}　${national.slice(7)}`,
  (national) => [...national].join('-'),
]

test('every mobile number is kept whole, however it is written, and stays the same when read again', () => {
  for (const number of numbers(300)) {
    const national = `0${5 + (number % 5)}0${String(number).padStart(8, '0')}`
    for (const write of WAYS) {
      const kept = normalizePhone(write(national))
      expect([write(national), kept]).toEqual([write(national), national.slice(1)])
      expect(isPhone(kept)).toBe(true)
      expect(nationalPhone(kept).replaceAll('-', '')).toBe(national)
    }
  }
})

test('every landline number is kept whole, however it is written', () => {
  for (const number of numbers(300)) {
    const national = `0${1 + (number % 9)}${1 + (number % 8)}${String(number).padStart(7, '0').slice(-7)}`
    for (const write of WAYS) {
      expect([write(national), normalizePhone(write(national))]).toEqual([
        write(national),
        national,
      ])
    }
    expect(nationalPhone(national)).toBe(national)
  }
})

test('a number that was normalised once stays the same', () => {
  const signs = ['0', '1', '5', '8', '9', '+', '-', ' ', '８', '（', '　', 'tel:', 'x', '81']
  for (const number of numbers(2000)) {
    let rest = number
    const pieces: string[] = []
    for (; rest > 0; rest = Math.floor(rest / signs.length)) {
      pieces.push(signs[rest % signs.length] ?? '')
    }
    const once = normalizePhone(pieces.join(''))
    expect([once, normalizePhone(once)]).toEqual([once, once])
  }
})

/** Numbers of up to eight digits, spread over all of them, the same at every run. */
function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index * 61_803_399) % 100_000_000)
}

test('only ASCII digits are digits', proves('E06'), () => {
  expect(isPhone('0312345678')).toBe(true)
  for (const phone of ['٠٣١٢٣٤٥٦٧٨', '031234567', '03123456789', '031234567\n', ' 312345678']) {
    expect(isPhone(phone)).toBe(false)
  }
})

test('staff see a mobile number with its zero, and every other number unchanged', () => {
  expect(['9012345678', '5012345678', '8001234567'].map(nationalPhone)).toEqual([
    '090-1234-5678',
    '050-1234-5678',
    '080-0123-4567',
  ])
  for (const phone of ['0312345678', '0901234567', '4012345678', '9112345678', '901234567']) {
    expect([phone, nationalPhone(phone), isWithoutZero(phone)]).toEqual([phone, phone, false])
  }
})

test('ten digits that start like a number of eleven lack one', () => {
  const lacking = ['0901234567', '0801234567', '0701234567', '0601234567', '0501234567']
  expect(lacking.filter(lacksDigit)).toEqual(lacking)
  expect(['0312345678', '0401234567', '09012345678', '9012345678'].filter(lacksDigit)).toEqual([])
})

test.each([
  ['090-1234-5678（携帯）', '9012345678'],
  ['携帯０９０－１２３４－５６７８です', '9012345678'],
  ['+81 90 1234 5678 (mobile)', '9012345678'],
  ['電話：03-1234-5678', '0312345678'],
  ['03-1234-5678 内線12', '0312345678'],
  ['内線12 03-1234-5678', '0312345678'],
  ['03-1234-5678 ext. 12', '0312345678'],
  ['03-1234-5678 12', '0312345678'],
  ['〒150-0001 TEL 03-1234-5678 FAX 03-1234-5679', '0312345678'],
  ['03-1234-5678／090-1234-5678', '0312345678'],
])('the number in %s is %s', (text, number) => {
  expect(phoneAmongWords(text)).toBe(number)
})

test.each(['', '内線12', '12345678901', '+1 212 555 0100 (office)', '03-1234-567 夜'])(
  '%j contains no number of ten digits',
  (text) => {
    expect(phoneAmongWords(text)).toBe(null)
  },
)
