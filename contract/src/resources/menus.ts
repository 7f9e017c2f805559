import { SESSION_LABELS, type SessionLabel } from '../hours/opening-hours.ts'
import { readList, readObject, readTexts } from '../json.ts'
import { type LocalizedText, readLocalizedText, readOptionalLocalizedTexts } from '../localized.ts'

/** Menus a restaurant has at most. */
export const MENUS = 12

/** Days a menu is served on: Monday to Friday, Saturday and Sunday, public holidays. */
export const MENU_DAYS = ['weekday', 'weekend', 'holiday'] as const

export type MenuDay = (typeof MENU_DAYS)[number]

/** When a menu is served; what is not named does not limit it. */
export type MenuTimes = { sessions?: SessionLabel[]; days?: MenuDay[] }

/** A menu of a restaurant. Dishes name theirs by its place in the list. */
export type Menu = { name: LocalizedText; when?: MenuTimes; note?: LocalizedText }

/** Reads the menus of a restaurant. An unreadable one keeps its place, since dishes count on it. */
export function readMenus(raw: unknown): Menu[] {
  return readList(raw, readMenu, MENUS)
}

function readMenu(raw: unknown): Menu {
  const menu = readObject(raw)
  const when = readMenuTimes(menu.when)
  return {
    name: readLocalizedText(menu.name),
    ...(when && { when }),
    ...readOptionalLocalizedTexts(menu, ['note']),
  }
}

function readMenuTimes(raw: unknown): MenuTimes | null {
  const when = readObject(raw)
  const sessions = named(SESSION_LABELS, when.sessions)
  const days = named(MENU_DAYS, when.days)
  if (sessions.length === 0 && days.length === 0) return null
  return { ...(sessions.length > 0 && { sessions }), ...(days.length > 0 && { days }) }
}

/** Those of `known` that a list names, in their own order. */
function named<Name extends string>(known: readonly Name[], raw: unknown): Name[] {
  const names = new Set<string>(readTexts(raw))
  return known.filter((name) => names.has(name))
}
