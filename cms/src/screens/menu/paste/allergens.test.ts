import { expect, test } from 'vitest'
import { aji, plan, REPLACING, said, tableOf, unread } from '../../../../test/pasted.ts'
import type { Column } from '../../../tables/menu/column.ts'
import { readTable } from '../../../tables/menu/read-table.ts'
import type { Dish } from '../dish.ts'
import { planOf } from './plan.ts'

test('every allergen that comes or goes is named, and a dish that loses one is listed first (staff W3)', () => {
  const ice = { ...aji, allergensChecked: true, allergens: ['milk', 'egg'] } satisfies Dish
  const table = tableOf('品名\tアレルゲン\n鯵の炭火焼き\t小麦 卵')
  const replaced = planOf([ice], table, REPLACING)
  expect(said(replaced)).toEqual([
    'changed 鯵の炭火焼き：アレルゲン「乳」を外す、アレルゲン「小麦」を追加（ピスタチオは未確認）',
  ])
  expect(replaced.lost.map(({ ja }) => ja)).toEqual(['鯵の炭火焼き：乳'])
  expect(replaced.dishes).toMatchObject([{ allergens: ['wheat', 'egg'] }])
})

test('allergens may be added to those a dish has, and none is lost then (staff W3)', () => {
  const ice: Dish = {
    ...aji,
    allergensChecked: true,
    allergenList: '2024-03-28',
    allergens: ['milk'],
  }
  for (const [cell, allergens] of [
    ['小麦、卵', ['egg', 'milk', 'wheat']],
    ['なし', ['milk']],
  ] as const) {
    const table = tableOf(`品名\tアレルゲン（29品目）\n鯵の炭火焼き\t${cell}`)
    const { dishes, lost } = planOf([ice], table, { isWhole: false, allergens: 'add' })
    expect([dishes[0]?.allergens.toSorted(), lost]).toEqual([[...allergens], []])
    expect(dishes[0]?.allergenList).toBe('2024-03-28')
  }
})

test('“none of 8” says nothing of the other allergens, and is not taken (staff W3)', () => {
  const refusal =
    '28品目・29品目のどちらの一覧で確認したものか分かりません。どちらかで確認し、見出しを「アレルゲン（29品目）」のようにしてください。'
  for (const cell of ['8品目なし', '7品目なし', '０品目なし', '特定原材料なし']) {
    const read = plan(`品名\tアレルゲン\n鯵の炭火焼き\t${cell}`)
    expect([cell, read.steps, unread(read)]).toEqual([
      cell,
      [],
      [`2行目「鯵の炭火焼き」：${refusal}`],
    ])
  }
  for (const heading of [
    'アレルゲン（8品目）',
    'アレルゲン（特定原材料8品目）',
    'アレルゲン（特定原材料）',
    'Allergens (8 items)',
    'アレルゲン（義務表示）',
  ]) {
    const text = `品名\t${heading}\t価格\n鯵の炭火焼き\tなし\t1380`
    expect([heading, said(plan(text))]).toEqual([
      heading,
      ['changed 鯵の炭火焼き：1,280円 → 1,380円'],
    ])
    const assigned = new Map<number, Column>([[1, { field: 'allergens' }]])
    const read = readTable(text, { assigned, isInOrder: false })
    expect([heading, 'rows' in read && unread(read)]).toEqual([
      heading,
      [`2行目「鯵の炭火焼き」：${refusal}`],
    ])
  }
})

test('the list of allergens is found in any words about it, and a cell’s own counts (staff W3)', () => {
  for (const heading of [
    'アレルゲン（特定原材料等29品目）',
    'アレルゲン（２９品目）',
    'Allergens (all 29 items)',
    'アレルゲン【29品目】',
  ]) {
    const assigned = new Map<number, Column>([[1, { field: 'allergens' }]])
    const read = readTable(`品名\t${heading}\n蛤\tなし\n鯵\t28品目なし`, {
      assigned,
      isInOrder: false,
    })
    expect([heading, read]).toMatchObject([
      heading,
      { rows: [{ allergenList: '2025-12-15' }, { allergenList: '2024-03-28' }] },
    ])
  }
})
