import { expect, test } from 'vitest'
import { type Paper, paperPath, readPaperPath } from './paper-path.ts'

const MENU: Paper = { installation: 'kmr4', restaurant: 'shiobi', kind: 'menu', seq: 35 }

test('a sheet’s page is in the language of the sheet, and says installation, restaurant, kind and number', () => {
  expect(paperPath('en', MENU)).toBe('/paper/kmr4/shiobi/menu/35')
  expect(paperPath('jp', MENU)).toBe('/ja/paper/kmr4/shiobi/menu/35')
  expect(readPaperPath('kmr4/shiobi/menu/35')).toEqual(MENU)
})

test.each([
  'kmr4/shiobi/menu/0',
  'kmr4/shiobi/menu/035',
  'kmr4/shiobi/menu/1e3',
  'kmr4/shiobi/menu/9999999999999999',
  'kmr4/shiobi/poster/35',
  'kmr4/shiobi/menu/35/',
  'kmr4/Shiobi/menu/35',
  'kmr4/../menu/35',
  'k/shiobi/menu/35',
  'kmr4/shiobi/menu',
  '',
])('%j is the path of no sheet', (rest) => {
  expect(readPaperPath(rest)).toBeNull()
})
