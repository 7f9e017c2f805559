import { expect, test } from 'vitest'
import { placeholderProblem, withCompanyFacts, withPlaceholders } from './placeholders.ts'

const FACTS = {
  phone: '046-000-0100',
  email: 'info@namiori.example.jp',
  address: '逗子市架空浜0-10',
}

test('a text names the company’s telephone and address, which are filled in', () => {
  expect(withCompanyFacts('電話 {phone}、{address}', FACTS)).toBe(
    '電話 046-000-0100、逗子市架空浜0-10',
  )
})

test('what the company has not written, and what others fill in, stays as it is', () => {
  expect(withCompanyFacts('{phone} {retentionDays}', {})).toBe('{phone} {retentionDays}')
  expect(withCompanyFacts(null, FACTS)).toBeNull()
})

test('facts that are written out become placeholders', () => {
  expect(withPlaceholders('電話 046-000-0100（平日）', FACTS)).toBe('電話 {phone}（平日）')
  expect(withPlaceholders('電話 046-000-0100', { phone: '' })).toBe('電話 046-000-0100')
})

test('an unknown placeholder is refused with those that exist', () => {
  expect(placeholderProblem('電話 {phone}', ['phone'])).toBeNull()
  expect(placeholderProblem('電話 {tel}', ['phone', 'address'])?.ja).toBe(
    '「{tel}」は置き換えられません。次の印を半角のまま書いてください：{phone}、{address}',
  )
})
