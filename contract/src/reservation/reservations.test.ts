import { expect, test } from 'vitest'
import { DEFAULT_RESERVATIONS, readReservations } from './reservations.ts'

test('what a restaurant says of its tables is read, and the rest is as usual', () => {
  expect(readReservations({ largestParty: 6, slotMinutes: '15', daysAhead: null })).toEqual({
    ...DEFAULT_RESERVATIONS,
    largestParty: 6,
    slotMinutes: 15,
  })
})

test('a restaurant that takes tables by telephone alone needs to say no more', () => {
  const read = { ...DEFAULT_RESERVATIONS, telephoneOnly: true }
  expect(readReservations({ telephoneOnly: true })).toEqual(read)
  for (const telephoneOnly of [false, null, 'true', 1]) {
    expect(readReservations({ telephoneOnly })).toBeNull()
  }
})

test('who says nothing of tables, or nothing that can be read, has no rules of its own', () => {
  for (const raw of [undefined, null, {}, 'six', { largestParty: '', slotMinutes: 20 }]) {
    expect(readReservations(raw)).toBeNull()
  }
})

test('numbers beyond what makes sense are left out', () => {
  for (const largestParty of [0, -1, 2.5, 51, Number.NaN, '1e9']) {
    expect(readReservations({ largestParty, leadDays: 0 })).toEqual({
      ...DEFAULT_RESERVATIONS,
      leadDays: 0,
    })
  }
})
