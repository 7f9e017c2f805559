import { expect, test } from 'vitest'
import {
  pictureSrcSet,
  pictureUrl,
  readPictureUrl,
  renditionUrl,
  renditionWidths,
} from './picture.ts'

const PICTURE = { hash: '0123456789abcdef0123', width: 700, height: 500 }
const ADDRESS = '/media/0123456789abcdef0123-700x500.webp'

test('a picture follows from its address and the address from the picture', () => {
  expect(pictureUrl(PICTURE)).toBe(ADDRESS)
  expect(readPictureUrl(ADDRESS)).toEqual(PICTURE)
})

test.each([
  '/media/0123456789abcdef0123-0x500.webp',
  '/media/0123456789abcdef0123-700x500.png',
  '/media/0123456789ABCDEF0123-700x500.webp',
  '/media/0123456789abcdef0123-700x500-320.webp',
  'https://example.jp/media/0123456789abcdef0123-700x500.webp',
  '',
])('%j is not the address of a picture of ours', (address) => {
  expect(readPictureUrl(address)).toBeNull()
})

test('a picture exists in every width of the layout below its own, and in its own', () => {
  expect(renditionWidths(PICTURE)).toEqual([160, 320, 480, 640, 700])
  expect(renditionWidths({ width: 640 })).toEqual([160, 320, 480, 640])
  expect(renditionWidths({ width: 90 })).toEqual([90])
})

test('srcset names each rendition with its width', () => {
  expect(renditionUrl(PICTURE, 320)).toBe('/media/0123456789abcdef0123-700x500-320.avif')
  expect(pictureSrcSet({ ...PICTURE, width: 200 })).toBe(
    '/media/0123456789abcdef0123-200x500-160.avif 160w, /media/0123456789abcdef0123-200x500-200.avif 200w',
  )
})
