import { MENUS } from '@noren/contract/resources/menus'
import { type Row, rowsOf } from '../../content/model/walk.ts'
import type { Report } from './fault.ts'
import { FAULTS, unknownName } from './fault-words.ts'

/** Reports menus that have the same key, and dishes of a menu that is not there. */
export function judgeMenus({ menus, menu }: Row, report: Report): void {
  const keys = rowsOf(menus).map(({ key }) => (typeof key === 'string' ? key : ''))
  if (keys.length > MENUS) report('menus', FAULTS.menus)
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index) report(`menus.${index}.key`, FAULTS.menuTwice)
  for (const [index, dish] of rowsOf(menu).entries()) {
    const { menu: named } = dish
    if (typeof named === 'string' && !keys.includes(named))
      report(`menu.${index}.menu`, unknownName(named, keys.filter(Boolean)))
  }
}
