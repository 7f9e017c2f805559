import { expect, test } from 'vitest'
import { textOfHtml } from '../html.ts'
import { type MenuTable, readTable } from './read-table.ts'

const READING = { assigned: new Map(), isInOrder: false }

function read(text: string): MenuTable {
  const table = readTable(text, READING)
  if (!('rows' in table)) throw new Error(table.en)
  return table
}

/** Random numbers that are the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const HEADINGS = [
  ['品名', '価格'],
  ['分類', '品名', '価格', '説明'],
  ['品名', 'Name', '小', '大'],
  ['品名', 'サイズ', '価格', '備考'],
  ['コース名', '料金', '内容', '人数'],
  ['品名', '価格', '', '品名', '価格'],
  ['おしな', 'おねだん', 'メモ'],
  [],
]

/** Cells as people write them, each with the text that must be found again: a name, or the sum of a price. */
const CELLS: readonly ((mark: string, sum: number) => [cell: string, found: string])[] = [
  (mark) => [`${mark}焼き`, `${mark}焼き`],
  (mark) => [`${mark}コース`, `${mark}コース`],
  (mark) => [`■${mark}`, mark],
  (mark) => [`※${mark}です`, mark],
  (mark) => [`${mark} soup`, `${mark} soup`],
  (mark) => [`【${mark}】の説明。`, mark],
  (mark, sum) => [`${mark}　${sum}円`, mark],
  (_, sum) => [String(sum), String(sum)],
  (_, sum) => [`${sum}円〜`, String(sum)],
  (_, sum) => [`小${sum} 大${sum + 1}`, String(sum)],
  (_, sum) => [`${sum}〜${sum + 1}円`, String(sum + 1)],
  (_, sum) => [`+${sum}円`, String(sum)],
  (_, sum) => [`${sum}円 ${sum + 1}円`, String(sum)],
  (mark) => [`応相談${mark}`, mark],
  () => ['', ''],
  () => ['', ''],
  () => ['', ''],
]

/** All that is read of a table or said of what is not. */
function foundIn({ rows, unreadable, passed, headings }: MenuTable): string {
  return JSON.stringify([rows, unreadable, passed, headings])
}

test('every text of a random table is in a dish, a heading, a note, or named', () => {
  const random = numbersFrom(53)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  for (let turn = 0; turn < 1000; turn += 1) {
    const headings = pick(HEADINGS) ?? []
    const width = headings.length || 3
    const wanted: { found: string; at: number }[] = []
    const rows = Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: width }, (__, at) => {
        const mark = `品${turn}の${row}の${at}`
        const [cell, found] = pick(CELLS)?.(mark, 1000 + row * 10 + at * 200) ?? ['', '']
        if (found) wanted.push({ found, at })
        return cell
      }),
    )
    const all = headings.length > 0 ? [headings, ...rows] : rows
    const text = all.map((cells) => cells.join('\t')).join('\n')
    const table = read(text)
    // A column that is left out is named as a whole, and so is a table whose headings are not found.
    const isLeftOut = (at: number) => table.headings[at]?.column === null
    const found = foundIn(table)
    const lost = wanted.filter((each) => !isLeftOut(each.at) && !found.includes(each.found))
    expect(table.hasNames ? lost : [], text).toEqual([])
  }
})

test('a table of 2,000 rows is read, each row as a dish, in time that grows with the rows', () => {
  const rowsOf = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `分類${Math.floor(at / 20)}\t品${at}\t小${600 + at} 大${900 + at}\t説明${at}`,
    )
  const timeOf = (count: number) => {
    const text = ['分類\t品名\t価格\t説明', ...rowsOf(count)].join('\n')
    const began = process.threadCpuUsage()
    expect(read(text).rows).toHaveLength(count)
    return process.threadCpuUsage(began).user / 1000
  }
  timeOf(500)
  const [once, twice] = [timeOf(1000), timeOf(2000)]
  console.info(`2,000 rows: ${Math.round(twice)} ms`)
  expect(twice < 150 || twice < 3 * once).toBe(true)
})

test('texts that are made to take long are read or refused as quickly as others', () => {
  const timeOf = (reading: () => unknown) => {
    const began = process.threadCpuUsage()
    reading()
    return process.threadCpuUsage(began).user / 1000
  }
  const times = [
    () => read(`品名\t価格\tアレルゲン（29品目）\n鍋\t800\t${'卵、'.repeat(400_000)}`),
    () => textOfHtml(`<table><tr><td>鍋${'<!--'.repeat(100_000)}`),
    () => textOfHtml(`<table><tr>${'<td rowspan=2>鍋'.repeat(130_000)}<tr><td>800`),
    () => readTable('"x\t'.repeat(300_000), READING),
  ].map(timeOf)
  expect(times.filter((time) => time > 3000)).toEqual([])
  expect(readTable('"x\t'.repeat(300), READING)).toMatchObject({
    en: 'The table is too wide: at most 200 columns are read at once.',
  })
})
