import { expect, test } from 'vitest'
import { dishes } from '../../content/kinds/facts/dishes.ts'
import { writtenDocument } from './write-document.ts'

const WRITING = { ledger: {}, nameOf: () => undefined, fileOfMark: () => undefined }

test('named prices are the same bytes, in whatever order a database keeps their keys', () => {
  const one = [{ label: { en: 'small', ja: '小' }, price: 600 }]
  const other = [{ price: 600, label: { ja: '小', en: 'small' } }]
  const [first, second] = [one, other].map((prices) =>
    JSON.stringify(writtenDocument(dishes.fields, { prices }, WRITING)),
  )
  expect(first).toContain('"prices":[{"label":{')
  expect(second).toBe(first)
})
