import { expect, test } from 'vitest'
import { readAnswer, writeAnswer } from './answer-phrases.ts'

const DRAWN = {
  success: true,
  data: [
    { name: '潮火', description: '火を\u200B入れる\u200B午後。', summary: '火を入れる午後' },
    { name: 'Onda', description: 'Fish', steps: ['はじめの\u200B三歩', 3, null] },
  ],
}

test('an answer has its texts as they were written, and their phrases beside them', () => {
  const json = writeAnswer(DRAWN)
  expect(json).not.toContain('\u200B')
  expect(JSON.parse(json)).toEqual({
    success: true,
    data: [
      { name: '潮火', description: '火を入れる午後。', summary: '火を入れる午後' },
      { name: 'Onda', description: 'Fish', steps: ['はじめの三歩', 3, null] },
    ],
    phrases: [
      ['火を', '入れる', '午後。'],
      ['はじめの', '三歩'],
    ],
  })
})

test('an answer without such texts stays unchanged', () => {
  expect(writeAnswer({ data: { title: '題' } })).toBe('{"data":{"title":"題"}}')
})

test('a page that draws the answer finds the breaks where they were', () => {
  expect(readAnswer(JSON.parse(writeAnswer(DRAWN)))).toMatchObject(DRAWN)
})

test('invalid phrases change nothing', () => {
  for (const phrases of [null, 'x', {}, [[]], [null, 3, ['a', {}]], { toString: 1 }, [[['a']]]]) {
    const body = { data: { title: 'ab' }, phrases }
    expect(readAnswer(body)).toEqual(body)
  }
})

test('a body that is no object stays as it is', () => {
  for (const body of [undefined, null, [], 'text', 5]) expect(readAnswer(body)).toEqual(body)
})
