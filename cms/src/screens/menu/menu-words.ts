import type { Words } from '../../base/words.ts'
import { namesOf } from './dish.ts'
import type { Menu } from './menus.ts'

/** Names of the menus' screens, and of the links to them. */
export const MENU: Words = { en: 'Menus', ja: 'お品書き' }

/** A dish without a name. */
export const NEW_DISH: Words = { en: 'New dish', ja: '新しい品' }

/** The name of a menu of several, or that it has none yet. */
export function menuName(menu: Pick<Menu, 'name'>): Words {
  const { en, ja } = namesOf(menu)
  return en || ja ? { en, ja } : NEW_MENU
}

const NEW_MENU: Words = { en: 'New menu', ja: '新しいメニュー' }

/** A button's label with what it acts on: `「鯵」を上へ`. */
export function about(name: string, { en, ja }: Words): Words {
  return { en: `${en} “${name}”`, ja: `「${name}」${ja}` }
}
