import type { Words } from '../../base/words.ts'

/** Names of the menus' screens, and of the links to them. */
export const MENU: Words = { en: 'Menus', ja: 'お品書き' }

/** A dish without a name. */
export const NEW_DISH: Words = { en: 'New dish', ja: '新しい品' }

/** A button's label with what it acts on: `「鯵」を上へ`. */
export function about(name: string, { en, ja }: Words): Words {
  return { en: `${en} “${name}”`, ja: `「${name}」${ja}` }
}
