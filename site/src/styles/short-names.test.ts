import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PAPER_STYLE } from '#server/paper/paper-style.ts'
import { shortNames } from './short-names.ts'

const SHEETS = globSync('**/*.css', { cwd: import.meta.dirname.replace(/styles$/, '') })

test('a property has two characters wherever a sheet names it, and a colour keeps its name', () => {
  const css = 'a{--measure:2em;width:min(var(--measure),9em);color:var(--ink);margin:var(--none,0)}'
  expect(shortNames(css)).toMatch(
    /^a\{--(\w\w):2em;width:min\(var\(--\1\),9em\);color:var\(--ink\);margin:var\(--none,0\)\}$/,
  )
})

test('no two properties of all sheets get one name', () => {
  const root = join(import.meta.dirname, '..')
  const all = SHEETS.map((file) => readFileSync(join(root, file), 'utf8')).join('')
  const names = [...new Set(all.match(/(?<![\w-])--[a-z][\w-]*/g))]
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names.map(shortNames)).size).toBe(names.length)
  expect(names.map(shortNames).filter((name) => name.length > 4).length).toBeLessThan(40)
})

test('the server’s own style sheets name what the build’s do', () => {
  expect(shortNames(PAPER_STYLE)).not.toContain('--space-m')
})
