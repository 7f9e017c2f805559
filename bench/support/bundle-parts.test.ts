import { expect, test } from 'vitest'
import { partsOf } from './bundle-parts.ts'

test('each part of a file is named and weighed', () => {
  const parts = partsOf('abcdefgh12', {
    file: 'app.js',
    version: 3,
    sources: ['/x/node_modules/@scope/kit/index.js', '../../contract/src/json.ts'],
    sourcesContent: [],
    names: [],
    // Eight columns of the first source, the rest of the second.
    mappings: 'AAAA,QCAA',
    sourceRoot: '',
  })
  expect(parts.map(({ name, minified }) => [name, minified])).toEqual([
    ['@scope/kit', 8],
    ['contract/src/json.ts', 2],
  ])
  expect(parts.every(({ gzip }) => gzip > 0)).toBe(true)
})
