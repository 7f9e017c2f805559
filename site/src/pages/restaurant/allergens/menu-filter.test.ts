import { readFileSync } from 'node:fs'
import { ALLERGENS } from '@noren/contract/allergens/allergens'
import { CAUTIONS, DIETS } from '@noren/contract/allergens/marks'
import { expect, test } from 'vitest'
import { filterValue } from './filter-values.ts'

const css = readFileSync(new URL('./menu-filter.module.css', import.meta.url), 'utf8')

test('each thing a guest can tick has a letter of its own', () => {
  const letters = [...ALLERGENS, ...CAUTIONS, ...DIETS].map(filterValue)
  expect(letters.join('')).toBe('abcdefghijklmnopqrstuvwxyzABCDEFGH')
})

test('each ticked allergen hides exactly the dishes that contain it', () => {
  const rules = css.matchAll(/:has\(\[value="(\w+)"\]:checked\) \[data-contains~="(\w+)"\]/g)
  const all = [...ALLERGENS, ...CAUTIONS, ...DIETS]
  expect([...rules].map(([, ticked, hidden]) => [ticked, hidden])).toEqual(
    all.map(filterValue).map((each) => [each, each]),
  )
})

test('each ticked diet hides the dishes that are not stated to suit it', () => {
  const rules = css.matchAll(
    /:has\(\[value="(\w+)"\]:checked\) \.dish:not\(\[data-suits~="(\w+)"\]\)/g,
  )
  expect([...rules].map(([, ticked, left]) => [ticked, left])).toEqual(
    DIETS.map(filterValue).map((each) => [each, each]),
  )
})
