import { useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import { menuName } from './menu-words.ts'
import type { Menu } from './menus.ts'

type Props = { menus: readonly Menu[]; open: string; onOpen: (menu: string) => void }

/** The menus of a restaurant that has several, one of which is open. */
export function MenuTabs({ menus, open, onOpen }: Props) {
  const { i18n } = useTranslation()
  return (
    <nav aria-label={say({ i18n }, { en: 'Menus', ja: 'メニューの切り替え' })}>
      <ul className="desk-menu__tabs">
        {menus.map((menu) => (
          <li key={menu.key}>
            <button aria-current={menu.key === open} onClick={() => onOpen(menu.key)} type="button">
              {say({ i18n }, menuName(menu))}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
