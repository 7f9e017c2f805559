import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { say } from '../../base/words.ts'
import { menuName } from './menu-words.ts'
import type { Menu } from './menus.ts'

type Props = { menu: string; menus: readonly Menu[]; onChange: (menu: string) => void }

/** The menu that a dish is on, to put it on another. */
export function MenuOfDish({ menu, menus, onChange }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  return (
    <span className="desk-dish__day">
      <label htmlFor={id}>{say({ i18n }, { en: 'On the menu', ja: '載せるメニュー' })}</label>
      <select id={id} onChange={({ target }) => onChange(target.value)} value={menu}>
        {menus.map((each) => (
          <option key={each.key} value={each.key}>
            {say({ i18n }, menuName(each))}
          </option>
        ))}
      </select>
    </span>
  )
}
