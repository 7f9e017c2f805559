import { readRestaurant } from '@noren/contract/resources/restaurant'
import { expect, test } from 'vitest'
import { type ChartRow, chartRows } from './chart-rows.ts'

const CHECKED = '2025-12-15'

function rowsOf(raw: object): ChartRow[] {
  const restaurant = readRestaurant({ slug: 'shiobi', name: { jp: '潮火' }, ...raw })
  return restaurant ? chartRows(restaurant, 'jp') : []
}

/** A row as the chart shows it: `●` contains, `・` free, `？` unknown. */
const SIGNS = { contains: '●', free: '・', unknown: '？' }
const shown = (row: ChartRow) =>
  row.kind === 'dish'
    ? `${row.name.jp} ${row.cells.map((cell) => SIGNS[cell]).join('')}`
    : row.names.map(({ jp }) => jp).join(' ')

test('a dish has a cell for each of the 29 allergens, in the order of the law', () => {
  const item = {
    name: { jp: '海老天' },
    allergens: ['shrimp', 'wheat', 'gelatin'],
    allergenList: CHECKED,
  }
  expect(rowsOf({ menuItems: [item] }).map(shown)).toEqual([
    '海老天 ●・・・●・・・・・・・・・・・・・・・・・・・・・・・●',
  ])
})

test('what nobody has stated is never shown as free of it', () => {
  const silent = { name: { jp: '本日の魚' } }
  const before = { name: { jp: '鯵' }, allergens: [], allergenList: '2024-03-28' }
  expect(rowsOf({ menuItems: [silent, before] }).map(shown)).toEqual([
    `本日の魚 ${'？'.repeat(29)}`,
    `鯵 ${'・'.repeat(22)}？${'・'.repeat(6)}`,
  ])
})

test('dishes stand below their menu and their group, as on the menu', () => {
  const dish = (name: string, menu: number, category: string) => ({
    name: { jp: name },
    menu,
    category: { jp: category },
    allergens: [],
    allergenList: CHECKED,
  })
  const rows = rowsOf({
    menus: [{ name: { jp: 'ランチ' } }, { name: { jp: 'ディナー' } }],
    menuItems: [dish('鯵', 1, '炭火'), dish('定食', 0, 'セット'), dish('蛤', 1, '炭火')],
  })
  const names = rows.map((row) => (row.kind === 'dish' ? row.name.jp : shown(row)))
  expect(names).toEqual(['ランチ セット', '定食', 'ディナー 炭火', '鯵', '蛤'])
})
