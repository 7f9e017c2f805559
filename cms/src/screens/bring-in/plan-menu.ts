import { TAGS } from '../../base/locales.ts'
import { joined, say, type Words } from '../../base/words.ts'
import { MOST_DISHES } from '../../content/kinds/facts/dishes.ts'
import { LINE_LIMIT, TEXT_LIMIT } from '../../content/model/fields/text.ts'
import { tidied } from '../menu/categories.ts'
import { changesBetween } from '../menu/changes.ts'
import { readDishes } from '../menu/dish.ts'
import type { Row } from '../menu/paste/cells.ts'
import type { Column } from '../menu/paste/columns.ts'
import { plain } from '../menu/paste/plain.ts'
import { type Plan, planOf } from '../menu/paste/plan.ts'
import { readRows, type Table } from '../menu/paste/read-table.ts'
import type { Said } from '../menu/paste/said.ts'
import { dishesOf } from '../menu/read-menu.ts'
import { storeMenu, TOO_MANY } from '../menu/save-menu.ts'
import { type HouseOfFile, refused } from './house.ts'
import { housesCalled } from './known-houses.ts'
import { tooLong } from './read-restaurant.ts'
import type { MenuColumn } from './sheet.ts'

type Menu = { called: string; rows: Row[] }

/** The menus of a file, by restaurant: where its cell is empty, the row above says it, as in a merged cell. */
export function menusOf(
  rows: readonly Row[],
  columns: readonly (MenuColumn | null)[],
): HouseOfFile[] {
  const at = columns.indexOf('house')
  const menus = new Map<string, Menu>()
  let called = ''
  for (const row of rows) {
    called = row.cells[at]?.trim() || called
    const menu = menus.get(plain(called)) ?? { called, rows: [] }
    menu.rows.push(row)
    menus.set(plain(called), menu)
  }
  const ofDish = columns.map((column) => (column === 'house' ? null : column))
  return [...menus.values()].map((menu) => menuOf(menu, ofDish))
}

/** Adds and changes dishes as a table does that is pasted into the menu of that restaurant. */
function menuOf({ called, rows }: Menu, columns: readonly (Column | null)[]): HouseOfFile {
  const row = rows[0]?.row ?? 0
  return async (req, known) => {
    const [house, other] = housesCalled(known, called)
    if (!house?.id || other) {
      const reason = other ? severalHouses(called) : noHouse(called)
      return refused(req, { row, name: called }, [reason])
    }
    const { id, name } = house
    const docs = await dishesOf(req, id)
    const menu = tidied(readDishes(docs))
    const plan = planOf(menu, withinLimits(readRows(rows, columns)), {
      isWhole: false,
      allergens: 'replace',
    })
    const { steps, unreadable } = plan
    const problems = unreadable.map(({ row, words }) => ({ row, text: say(req, words) }))
    if (plan.dishes.length > Math.max(MOST_DISHES, docs.length)) {
      return refused(req, { row, name, id, problems }, [TOO_MANY])
    }
    if (unreadable.length === rows.length) return refused(req, { row, name, id, problems }, [])
    const lines = steps.map(({ words }) => say(req, words))
    const read = { row, name, id, lines, problems, summary: say(req, summaryOf(plan)) }
    if (steps.length === 0) return { ...read, change: 'same' }
    const store = async () => {
      await storeMenu(req, id, changesBetween(menu, plan.dishes))
      return id
    }
    return { ...read, change: 'changed', store }
  }
}

/** The table without the rows whose texts their fields would refuse. */
function withinLimits({ rows, unreadable }: Table): Table {
  const long = rows.flatMap((said) => {
    const words = lengthProblem(said)
    return words ? [{ row: said.row, name: said.name, words }] : []
  })
  const isLong = new Set(long.map(({ row }) => row))
  return {
    rows: rows.filter(({ row }) => !isLong.has(row)),
    unreadable: [...unreadable, ...long],
  }
}

function lengthProblem({ name, category, description }: Said): Words | null {
  const texts = TAGS.flatMap((tag) => [
    { text: name[tag], most: LINE_LIMIT },
    { text: category[tag], most: LINE_LIMIT },
    { text: description[tag], most: TEXT_LIMIT },
  ])
  const long = texts.find(({ text, most }) => text && text.length > most)
  return long?.text ? tooLong(long.text, long.most) : null
}

function summaryOf({ steps, lost }: Plan): Words {
  const added = steps.filter(({ kind }) => kind === 'new').length
  const changed = steps.length - added
  if (steps.length === 0) return { en: 'As it is already', ja: '変更はありません' }
  const gone = joined(lost, { en: '; ', ja: '、' })
  const en = [
    added > 0 && `${added} new`,
    changed > 0 && `${changed} changed`,
    lost.length > 0 && `allergens removed from ${lost.length} (${gone.en})`,
  ]
  const ja = [
    added > 0 && `${added}品を追加`,
    changed > 0 && `${changed}か所を変更`,
    lost.length > 0 && `${lost.length}品でアレルゲンの表示がなくなります（${gone.ja}）`,
  ]
  return { en: en.filter(Boolean).join(', '), ja: ja.filter(Boolean).join('、') }
}

function noHouse(called: string): Words {
  if (called === '') {
    return {
      en: 'There is no restaurant. Please write its name in the column “Restaurant”.',
      ja: '店舗名がありません。「店舗」の列に店名を入力してください。',
    }
  }
  return {
    en: `There is no restaurant called “${called}”. Please bring in the restaurants first, or write the name as the desk has it.`,
    ja: `「${called}」という店舗は登録されていません。先に店舗を取り込むか、登録済みの店名で入力してください。`,
  }
}

function severalHouses(called: string): Words {
  return {
    en: `Several restaurants are called “${called}”. Please write the address of its page instead, for example sakura-ginza.`,
    ja: `「${called}」という店舗が複数あります。店名の代わりに、ページのアドレス（例：sakura-ginza）を入力してください。`,
  }
}
