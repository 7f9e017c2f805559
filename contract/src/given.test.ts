import { expect, test } from 'vitest'
import { readAddress, readGivenList, readTitledTexts } from './given.ts'

test('a list of texts may hold objects, as other lists of the same content do (acceptance D8)', () => {
  expect(
    readTitledTexts([
      'a',
      '',
      { title: 'b', description: 'c' },
      { text: 'd' },
      { name: 'e' },
      { icon: 'Target' },
    ]),
  ).toEqual(['a', 'b\nc', 'd', 'e'])
  expect(readTitledTexts('["a",{"title":"b"}]')).toEqual(['a', 'b'])
})

test.each([undefined, null, [], '', ' ', '[]'])('%j is a missing list', (raw) => {
  expect(readGivenList(raw, readTitledTexts)).toEqual([])
})

test.each([7, {}, 'At once', [false], [null], '{"a":1}', 'unreadable'])(
  '%j is a list that nobody can read, also when it is read again (acceptance D8)',
  (raw) => {
    const read = readGivenList(raw, readTitledTexts)
    expect(read).toBe('unreadable')
    expect(readGivenList(JSON.parse(JSON.stringify(read)), readTitledTexts)).toBe('unreadable')
  },
)

test('an address may stand in an object, and what is none is not missing (acceptance D3)', () => {
  expect(readAddress('https://host.example/a.mp4')).toBe('https://host.example/a.mp4')
  expect(readAddress({ url: 'https://host.example/a.mp4' })).toBe('https://host.example/a.mp4')
  expect([undefined, null, '', ' '].map(readAddress)).toEqual(Array(4).fill(undefined))
  expect([{ id: 7 }, [7], true].map(readAddress)).toEqual(Array(3).fill('unreadable'))
})
