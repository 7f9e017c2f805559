import { expect, test } from 'vitest'
import { idEnding, readReference, referenceOf } from './reference.ts'

const ID = '01931f2a-7c00-7abc-8def-0123456789ab'

test('a reference is eight characters in two groups, always the same for an enquiry', () => {
  expect(referenceOf(ID)).toBe('4D2P-F2DB')
  expect(referenceOf('01931f2a-7c00-7abc-8def-000000000000')).toBe('0000-0000')
  expect(referenceOf('01931f2a-7c00-7abc-8def-ffffffffffff')).toBe('ZZZZ-ZZZZ')
})

test('a reference leads back to the end of the id', () => {
  for (const ending of ['0123456789ab', '000000000001', 'ffffffffffff', '00a000000f00']) {
    const reference = referenceOf(`01931f2a-7c00-7abc-8def-${ending}`)
    expect([ending, idEnding(reference)]).toEqual([ending, ending.slice(2)])
  }
})

test.each(['4D2P-F2DB', '4d2pf2db', ' 4d2p f2db ', '４Ｄ２Ｐ－Ｆ２ＤＢ'])(
  'staff may type a reference as %s',
  (typed) => expect(readReference(typed)).toBe('4D2P-F2DB'),
)

test('letters that sound or look like another are understood', () => {
  expect(readReference('oo1l-iI0O')).toBe('0011-1100')
})

test.each([
  '',
  '4D2P-F2D',
  '4D2P-F2DBX',
  'UUUU-UUUU',
  '<b>P-F2DB',
  'よやくのけんですが',
  '予約1234567',
])('%j is no reference', (typed) => expect(readReference(typed)).toBeNull())
