import { expect, test } from 'vitest'
import { readFocus, withFocus, withoutFocus } from './focus.ts'
import { readPictureUrl } from './picture.ts'
import { safeImage } from './safe-url.ts'

const ADDRESS = '/media/0123456789abcdef0123-700x500.webp'
const FOCUSED = `${ADDRESS}#focus=30,70`

test('the address of a picture ends with its spot, in steps of ten', () => {
  expect(withFocus(ADDRESS, { x: 33, y: 68 })).toBe(FOCUSED)
  expect(withFocus(ADDRESS, { x: 0, y: null })).toBe(`${ADDRESS}#focus=0,50`)
  expect(readFocus(FOCUSED)).toEqual({ x: 30, y: 70 })
  expect(withoutFocus(FOCUSED)).toBe(ADDRESS)
})

test('the centre adds nothing to an address, and a missing address has no spot', () => {
  expect(withFocus(ADDRESS, { x: 50, y: 50 })).toBe(ADDRESS)
  expect(withFocus(ADDRESS, { x: null, y: undefined })).toBe(ADDRESS)
  expect(withFocus('', { x: 30, y: 70 })).toBe('')
  expect(readFocus(ADDRESS)).toBeNull()
})

test('a picture of ours with a spot is still ours, and is shown around it', () => {
  expect(readPictureUrl(FOCUSED)).toEqual(readPictureUrl(ADDRESS))
  expect(safeImage(FOCUSED)).toBe(FOCUSED)
})

test.each(['#focus=30', '#focus=a,b', '#focus=3000,1', '#focus=1,2"', '#x'])(
  'an address with an invalid spot is not ours: %s',
  (end) => {
    expect(readPictureUrl(ADDRESS + end)).toBeNull()
    expect(readFocus(ADDRESS + end)).toBeNull()
  },
)
