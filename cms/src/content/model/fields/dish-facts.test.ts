import { expect, test } from 'vitest'
import { soldOutFromDesk } from './dish-facts.ts'

test('a dish is sold out for one day, or until staff say otherwise', () => {
  expect(soldOutFromDesk({ soldOut: true, soldOutOn: '2026-11-23T12:00:00.000Z' })).toBe(
    '2026-11-23',
  )
  expect(soldOutFromDesk({ soldOut: true, soldOutOn: null })).toBe('until-told')
  expect(soldOutFromDesk({ soldOut: false, soldOutOn: '2026-11-23T12:00:00.000Z' })).toBeNull()
  expect(soldOutFromDesk({})).toBeNull()
})
