import { expect, test } from 'vitest'
import { parseCoordinates, readCoordinates } from './coordinates.ts'

test.each(['35.2906, 139.5739', '35.2906,139.5739', ' (35.2906 139.5739) ', '35.2906、139.5739'])(
  'coordinates copied as "%s" are a place',
  (text) => {
    expect(parseCoordinates(text)).toEqual({ latitude: 35.2906, longitude: 139.5739 })
  },
)

test.each([undefined, null, '', '35.2906', '91, 10', '35, 181', 'Zushi', '35°17′N 139°34′E'])(
  'coordinates written as "%s" are no place',
  (text) => {
    expect(parseCoordinates(text)).toBeNull()
  },
)

test('a place needs both numbers', () => {
  expect(readCoordinates({ latitude: -33.9, longitude: 18.4 })).toEqual({
    latitude: -33.9,
    longitude: 18.4,
  })
  expect(readCoordinates({ latitude: 35 })).toBeNull()
  expect(readCoordinates('35, 139')).toBeNull()
})
