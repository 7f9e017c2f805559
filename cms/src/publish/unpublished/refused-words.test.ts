import { expect, test } from 'vitest'
import { refusedWords } from './refused-words.ts'

const PHONE = { label: '電話番号', isMissing: true }
const ADDRESS = { label: 'ページのアドレス', isMissing: true }

test('a refused publish names what is missing', () => {
  expect(refusedWords([PHONE, ADDRESS, PHONE])?.ja).toBe('電話番号、ページのアドレスが未入力です。')
  expect(refusedWords([{ label: 'Telephone', isMissing: true }])?.en).toBe(
    '“Telephone” is still missing.',
  )
})

test('a refused publish names what is wrong beside what is missing', () => {
  const fields = [PHONE, { label: '地図', isMissing: false }]
  expect(refusedWords(fields)?.ja).toBe('電話番号が未入力です。地図を直してください。')
})

test('of the times of a week, a refused publish names the opening hours once', () => {
  const times = [
    { label: '営業時間 > 営業時間帯 2 > 閉店', isMissing: true },
    { label: '営業時間 > 営業時間帯 2 > ラストオーダー', isMissing: false },
  ]
  expect(refusedWords(times)?.ja).toBe('営業時間を直してください。')
  expect(refusedWords([times[0], PHONE].flatMap((each) => each ?? []))?.ja).toBe(
    '営業時間、電話番号が未入力です。',
  )
})

test('a refusal that names no field has no such sentence', () => {
  expect(refusedWords([])).toBeNull()
})
