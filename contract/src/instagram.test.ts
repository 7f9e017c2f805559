import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { readInstagram } from './instagram.ts'

test.each([
  'nami.ori_1',
  '@nami.ori_1',
  ' nami.ori_1 ',
  'https://www.instagram.com/nami.ori_1/',
  'https://instagram.com/nami.ori_1?hl=ja',
  'instagram.com/nami.ori_1',
])('%j links to the profile', (handle) => {
  expect(readInstagram(handle)).toEqual({
    handle: '@nami.ori_1',
    url: 'https://www.instagram.com/nami.ori_1/',
  })
})

test.each([
  '../../evil',
  '@x"onclick=',
  'https://evil.test',
  'https://www.instagram.com.evil.test/x',
  'https://www.instagram.com/p/abc',
  'javascript:alert(1)',
  '..',
  'a'.repeat(31),
  '名前',
  '',
  undefined,
])('%j shows no row', proves('J08'), (handle) => {
  expect(readInstagram(handle)).toBeNull()
})
