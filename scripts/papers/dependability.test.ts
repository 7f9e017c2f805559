import { expect, test } from 'vitest'
import { textOf } from '../testing/documents.ts'
import { dependabilityDocument, PROMISES } from './dependability.ts'

test('docs/dependability.md has the newest figures of each promise (npm run papers)', () => {
  expect(textOf('docs/dependability.md')).toBe(dependabilityDocument())
})

test('each scenario of torture is there for a promise', () => {
  const rows = [...textOf('torture/README.md').matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \|/gm)]
  const scenarios = rows.flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
  expect(scenarios.length).toBeGreaterThan(10)
  expect(scenarios.sort()).toEqual(Object.keys(PROMISES).sort())
})
