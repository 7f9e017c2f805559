import { expect, test } from 'vitest'
import { pictureName, tooSmall, withoutAlt } from './picture-words.ts'

const JA = { i18n: { language: 'ja' } }
const EN = { i18n: { language: 'en' } }
const picture = {
  id: 1,
  originalName: 'IMG_4711.jpg',
  width: 640,
  height: 480,
  altEn: 'Grilled mackerel',
  altJa: '鯖の炭火焼き',
}

test('a picture is named by its description, else by its file’s name', () => {
  expect(pictureName(JA, picture)).toBe('鯖の炭火焼き')
  expect(pictureName(EN, picture)).toBe('Grilled mackerel')
  expect(pictureName(EN, { ...picture, altEn: ' ' })).toBe('鯖の炭火焼き')
  expect(pictureName(EN, { ...picture, altEn: '', altJa: '' })).toBe('IMG_4711.jpg')
})

test('a picture with fewer pixels than its place needs is called too small, with the necessary size', () => {
  expect(tooSmall(JA, picture, { width: 1200, height: 800 })).toBe(
    '「鯖の炭火焼き」はこの場所には小さく、ぼやけて表示されます（640×480ピクセル）。1200×800ピクセル以上の写真を使ってください。',
  )
  expect(tooSmall(EN, picture, { width: 640, height: 481 })).toBe(
    '“Grilled mackerel” is too small for this place and will look blurred: it has 640×480 pixels, and 640×481 are needed.',
  )
  expect(tooSmall(EN, picture, { width: 640, height: 480 })).toBeNull()
})

test('staff read in which language a picture lacks its description', () => {
  expect(withoutAlt(JA, picture)).toEqual([])
  expect(withoutAlt(JA, { ...picture, altEn: ' ' })).toEqual([
    '「鯖の炭火焼き」には英語の説明がありません。写真を開いて入力してください。',
  ])
  expect(withoutAlt(EN, { ...picture, altJa: '' })).toEqual([
    '“Grilled mackerel” does not say in Japanese what it shows. Please open the picture and write it.',
  ])
})

test('a decorative picture needs no description', () => {
  expect(withoutAlt(JA, { ...picture, altEn: '', altJa: '', decorative: true })).toEqual([])
})
