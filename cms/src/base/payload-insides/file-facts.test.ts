import { expect, test } from 'vitest'
import { inWords } from './file-facts.ts'

test('what a file is stands in words, and a small one in parts of a kilobyte', () => {
  const facts = ['image/png', '96x64', '5KB', '166 bytes', '1023 bytes', '3 bytes']
  expect(facts.map((fact) => inWords(fact, 'ja'))).toEqual([
    '写真',
    '96×64',
    '5 KB',
    '0.2 KB',
    '1.0 KB',
    '0.1 KB',
  ])
})
