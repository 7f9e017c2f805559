import { SESSION_LABELS } from '@noren/contract/hours/opening-hours'
import { readObject, readText } from '@noren/contract/json'
import { MENU_DAYS, MENUS } from '@noren/contract/resources/menus'
import * as v from 'valibot'
import type { Words } from '../../base/words.ts'
import { isSame, isWritten, noTexts, readTexts, type Texts, textsSchema } from './dish.ts'

const menuSchema = v.strictObject({
  /** What its dishes call it; that of the menu whose dishes name none is empty. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)),
  name: textsSchema,
  sessions: v.array(v.picklist(SESSION_LABELS)),
  days: v.array(v.picklist(MENU_DAYS)),
  note: textsSchema,
})

/** A menu of a restaurant that has several, as the screen edits it. */
export type Menu = v.InferOutput<typeof menuSchema>

export const menusSchema = v.pipe(
  v.array(menuSchema),
  v.maxLength(MENUS),
  v.check((menus) => new Set(menus.map(({ key }) => key)).size === menus.length),
)

/** The menus the screen began with, and as they are to be. */
export const menuChangesSchema = v.strictObject({ from: menusSchema, to: menusSchema })

export type ChangedMenus = v.InferOutput<typeof menuChangesSchema>

/** Reads menus as the desk stores them, in all languages. */
export function readMenus(docs: readonly object[]): Menu[] {
  return docs.map(readMenu)
}

function readMenu(doc: object): Menu {
  const row = readObject(doc)
  const named = <Name extends string>(all: readonly Name[], given: unknown): Name[] =>
    Array.isArray(given) ? all.filter((each) => given.includes(each)) : []
  return {
    key: readText(row.key),
    name: readTexts(row.name),
    sessions: named(SESSION_LABELS, row.sessions),
    days: named(MENU_DAYS, row.days),
    note: readTexts(row.note),
  }
}

/** The menus of a change between these; `undefined` when there is none. */
export function changedMenus(from: readonly Menu[], to: readonly Menu[]): ChangedMenus | undefined {
  return isSame(from, to) ? undefined : { from: [...from], to: [...to] }
}

type Merged = { menus: Menu[]; clashes: { id: string; field: string | null }[] }

/**
 * My menus beside what others changed since: each field of each menu is the one that was changed, and a menu that
 * others added stays.
 */
export function withMenuChanges(theirs: readonly Menu[], changes?: ChangedMenus): Merged {
  if (!changes) return { menus: [...theirs], clashes: [] }
  const { from, to } = changes
  const clashes: Merged['clashes'] = []
  const menus = to.flatMap((mine): Menu[] => {
    const [before, other] = [menuWith(from, mine.key), menuWith(theirs, mine.key)]
    // They removed it: it stays removed, unless I changed it.
    if (!other) return before && isSame(before, mine) ? [] : [mine]
    // Both of us made several menus of one: each began with the same first menu.
    const was = before ?? firstMenu()
    const merged: Menu = { ...other }
    for (const field of FIELDS) {
      if (isSame(mine[field], was[field])) continue
      const isTheirs = !isSame(other[field], was[field])
      if (isTheirs && !isSame(other[field], mine[field])) clashes.push({ id: mine.key, field })
      Object.assign(merged, { [field]: mine[field] })
    }
    return [merged]
  })
  const added = theirs.filter(({ key }) => !menuWith(from, key) && !menuWith(to, key))
  return { menus: [...menus, ...added], clashes }
}

const FIELDS = ['name', 'sessions', 'days', 'note'] as const

function menuWith(menus: readonly Menu[], key: string): Menu | undefined {
  return menus.find((menu) => menu.key === key)
}

/** A new menu with this name. */
export function newMenu(key: string, name: Texts): Menu {
  return { key, name, sessions: [], days: [], note: noTexts() }
}

/** The menu with all dishes, as it begins where a restaurant is to have several. */
export function firstMenu(): Menu {
  return newMenu('', FIRST_NAME)
}

const FIRST_NAME: Texts = { ...noTexts(), en: 'Main menu', ja: 'グランドメニュー' }

/** Puts a menu before or behind its neighbour. */
export function stepMenu(menus: readonly Menu[], key: string, by: 1 | -1): Menu[] {
  const from = menus.findIndex((menu) => menu.key === key)
  const [menu, to] = [menus[from], from + by]
  if (!menu || to < 0 || to >= menus.length) return [...menus]
  return menus.toSpliced(from, 1).toSpliced(to, 0, menu)
}

/** Why the menus cannot be published as they are. */
export function menusProblem(menus: readonly Menu[]): Words | null {
  if (menus.length < 2 || menus.every(({ name }) => isWritten(name))) return null
  return {
    en: 'A menu has no name yet. Please write it, or remove the menu.',
    ja: '名前のないメニューがあります。名前を入力するか、そのメニューを削除してください。',
  }
}
