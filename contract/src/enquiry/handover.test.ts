import * as v from 'valibot'
import { expect, test } from 'vitest'
import { setAsideListSchema } from './handover.ts'

test('a site that does not report how many it refused is understood, and an invalid number is ignored', () => {
  expect(v.parse(setAsideListSchema, { ids: ['one'] })).toEqual({ ids: ['one'], refusedLately: 0 })
  for (const refusedLately of [-1, 0.5, '12', null])
    expect(v.is(setAsideListSchema, { ids: [], refusedLately })).toBe(false)
})
