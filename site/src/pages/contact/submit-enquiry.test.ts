import { expect, test } from 'vitest'
import { attemptFor } from './submit-enquiry.ts'

test('the same enquiry sent again keeps its key', () => {
  const first = attemptFor('{"name":"a"}', null)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(attemptFor('{"name":"a"}', first)).toBe(first)
})

test('a changed enquiry gets its own key', () => {
  const first = attemptFor('{"name":"a"}', null)
  expect(attemptFor('{"name":"b"}', first).key).not.toBe(first.key)
})
