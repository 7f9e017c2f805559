import { expect, test } from 'vitest'
import { DEFAULT_RESERVATIONS, readReservations } from './reservations.ts'

test('a restaurant’s rules for tables are read, and defaults fill in the rest', () => {
  expect(readReservations({ largestParty: 6, slotMinutes: '15', daysAhead: null })).toEqual({
    ...DEFAULT_RESERVATIONS,
    largestParty: 6,
    slotMinutes: 15,
  })
})

test('a restaurant that takes tables only by phone needs no other rule', () => {
  const read = { ...DEFAULT_RESERVATIONS, telephoneOnly: true }
  expect(readReservations({ telephoneOnly: true })).toEqual(read)
  for (const telephoneOnly of [false, null, 'true', 1]) {
    expect(readReservations({ telephoneOnly })).toBeNull()
  }
})

test('a private room is for no more guests than the restaurant takes at all', () => {
  const read = { ...DEFAULT_RESERVATIONS, largestParty: 6 }
  const given = (privateRoomFrom: unknown) => readReservations({ largestParty: 6, privateRoomFrom })
  expect(given(4)).toEqual({ ...read, privateRoomFrom: 4 })
  for (const other of [7, 0, 2.5, '']) expect(given(other)).toEqual(read)
})

test('a restaurant without readable rules for tables has none', () => {
  for (const raw of [undefined, null, {}, 'six', { largestParty: '', slotMinutes: 20 }]) {
    expect(readReservations(raw)).toBeNull()
  }
})

test('numbers outside their limits are left out', () => {
  for (const largestParty of [0, -1, 2.5, 51, Number.NaN, '1e9']) {
    expect(readReservations({ largestParty, leadDays: 0 })).toEqual({
      ...DEFAULT_RESERVATIONS,
      leadDays: 0,
    })
  }
})
