import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TAGS } from '../../base/locales.ts'
import { fileText } from '../file-text.ts'
import type { LabelledPrice } from './price-cell.ts'
import { type MenuTable, readTable } from './read-table.ts'
import type { TableDish, Texts } from './types.ts'

const FOLDER = join(import.meta.dirname, 'sheets')
const READ = '.read.txt'

/** Reads a sheet as the desk does: a file by its bytes, a paste by its HTML. */
function readSheet(name: string): MenuTable {
  const text = fileText(readFileSync(join(FOLDER, name)))
  if (typeof text !== 'string') throw new Error(text.en)
  const table = readTable(text, { assigned: new Map(), isInOrder: false })
  if (!('rows' in table)) throw new Error(table.en)
  return table
}

/** What is read of a sheet: a line for each dish, each row that is none, and each column that is left out. */
function linesOf({ rows, unreadable, passed, headings }: MenuTable): string[] {
  return [
    ...rows.map(dishLine),
    ...passed.map(({ row, text }) => `# ${row} ${text}`),
    ...unreadable.map(({ row, kind, name, text, words }) => {
      const quoted = /「(.*?)」/s.exec(words.ja)?.[1] ?? ''
      const about = kind === 'part' || text === '' ? quoted : text
      return `! ${row} ${kind} ${both(name)}: ${about}`
    }),
    ...headings.flatMap(({ heading, column, hasText }, at) =>
      column || !hasText ? [] : `- ${heading.trim() || at + 1}`,
    ),
  ].map((line) => line.replaceAll('\n', ' ⏎ '))
}

function dishLine(dish: TableDish): string {
  const { row, category, name, description, course, extras = [], people, notice, minutes } = dish
  const parts = [
    `${row} ${both(category)} > ${both(name)} = ${priceOf(dish)}`,
    ...extras.map(({ label, price }) => `+${label} ${price}`),
    ...(people ? [`people ${people}`] : []),
    ...(notice ? [`notice ${notice}`] : []),
    ...(minutes ? [`minutes ${minutes}`] : []),
    ...(Object.keys(description).length > 0 ? [`“${both(description)}”`] : []),
    ...(course ? [`course ${course.map(both).join(' | ')}`] : []),
    ...(dish.allergens ? [`contains ${dish.allergens.join(' ') || 'none'}`] : []),
  ]
  return parts.join('; ')
}

function priceOf({ price, prices, pricing }: TableDish): string {
  const labelled = prices?.map(({ label, price: sum }: LabelledPrice) => `${label} ${sum}`)
  return (
    [pricing, labelled?.join(', ') ?? price].filter((part) => part !== undefined).join(' ') || '–'
  )
}

function both(texts: Texts): string {
  return TAGS.flatMap((tag) => texts[tag] ?? []).join(' / ')
}

const sheets = readdirSync(FOLDER).filter((name) => !name.endsWith(READ))

test.each(sheets)('the sheet %s becomes the dishes that its restaurant prints', (name) => {
  const read = linesOf(readSheet(name))
  const written = readFileSync(join(FOLDER, name.replace(/\.[a-z]+$/, READ)), 'utf8')
  expect(read).toEqual(written.trimEnd().split('\n'))
})
