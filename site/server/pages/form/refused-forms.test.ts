import { afterEach, expect, test, vi } from 'vitest'
import { createRefusedForms, type RefusedForm } from './refused-forms.ts'

const form = (message: string): RefusedForm => ({
  status: 422,
  values: { message },
  restaurant: null,
  problems: { name: 'name.required' },
  headers: {},
})

const MINUTE = 60_000

afterEach(() => {
  vi.useRealTimers()
})

test('a refused form is found by its id for ten minutes, and in no other way', () => {
  vi.useFakeTimers()
  const forms = createRefusedForms()
  const id = forms.keep(form('Saturday, please.'))
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  vi.advanceTimersByTime(10 * MINUTE - 1)
  expect(forms.find(id)?.values.message).toBe('Saturday, please.')
  expect(forms.find(id.replace(/./, (digit) => (digit === '0' ? '1' : '0')))).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(forms.find(id)).toBeUndefined()
})

test('when many long forms are refused the oldest is forgotten first', () => {
  const forms = createRefusedForms()
  const ids = Array.from({ length: 20 }, (_, index) => forms.keep(form(`${index}`.repeat(200_000))))
  const found = ids.map((id) => forms.find(id) !== undefined)
  expect(found.at(-1)).toBe(true)
  expect(found.at(0)).toBe(false)
  expect(found).toEqual(found.toSorted())
  // Numbers of two digits make texts of 400,000 characters; nine of them fit.
  expect(found.filter(Boolean)).toHaveLength(9)
})

test('many short forms are bounded as well', () => {
  const forms = createRefusedForms()
  const ids = Array.from({ length: 10_000 }, () => forms.keep(form('')))
  expect(ids.filter((id) => forms.find(id)).length).toBe(8000)
})
