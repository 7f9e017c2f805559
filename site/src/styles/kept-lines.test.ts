import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')

test('text with its own line breaks uses plain wrapping, since `text-wrap: pretty` crashes WebKit there', () => {
  const rules = globSync('**/*.css', { cwd: SOURCE }).flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/white-space: pre-line;([^}]*)/g)].map(
      ([, rest]) => ({ file, isPlain: rest?.includes('text-wrap: wrap;') }),
    ),
  )
  expect(rules.length).toBeGreaterThan(5)
  expect(rules.filter(({ isPlain }) => !isPlain)).toEqual([])
})
