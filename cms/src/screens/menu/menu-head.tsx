import { SESSION_LABELS } from '@noren/contract/hours/opening-hours'
import { MENU_DAYS } from '@noren/contract/resources/menus'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { MEAL_WORDS } from '../../content/model/fields/hours/hours-words.ts'
import { MENU_DAY_WORDS } from '../../content/model/fields/menu-days.ts'
import { menuFieldId } from '../../content/model/screen-addresses.ts'
import { isWritten } from './dish.ts'
import { TextFields, Ticks } from './fields.tsx'
import type { Menu } from './menus.ts'

type Props = {
  menu: Menu
  /** Whether no dish would be left without a menu. */
  isRemovable: boolean
  onChange: (change: Partial<Menu>) => void
  onStep: (by: 1 | -1) => void
  onRemove: () => void
}

/** The open menu of several: its name, when it is served, and its place among the others. */
export function MenuHead({ menu, isRemovable, onChange, onStep, onRemove }: Props) {
  const { i18n } = useTranslation()
  const { key, name, sessions, days, note } = menu
  // What is cleared stays open.
  const [hasNote] = useState(isWritten(note))
  return (
    <fieldset className="desk-menu__head">
      <legend>{say({ i18n }, { en: 'This menu', ja: 'このメニュー' })}</legend>
      <div className="desk-dish__texts">
        <TextFields
          id={menuFieldId('name', key)}
          onChange={(name) => onChange({ name })}
          texts={name}
          words={{ en: 'Name of the menu', ja: 'メニューの名前' }}
        />
      </div>
      <Ticks
        chosen={days}
        legend={DAYS}
        onChange={(chosen) => onChange({ days: MENU_DAYS.filter((each) => chosen.includes(each)) })}
        values={MENU_DAYS}
        wordsOf={(day) => MENU_DAY_WORDS[day]}
      />
      <Ticks
        chosen={sessions}
        legend={SESSIONS}
        onChange={(chosen) =>
          onChange({ sessions: SESSION_LABELS.filter((each) => chosen.includes(each)) })
        }
        values={SESSION_LABELS}
        wordsOf={(session) => MEAL_WORDS[session]}
      />
      <details open={hasNote}>
        <summary>
          {say({ i18n }, { en: 'Note, order of menus', ja: '注記・メニューの並び' })}
        </summary>
        <div className="desk-dish__texts">
          <TextFields
            id={menuFieldId('note', key)}
            isLong
            onChange={(note) => onChange({ note })}
            texts={note}
            words={{ en: 'Note', ja: '注記' }}
          />
        </div>
        <div className="desk-menu__more">
          <DeskButton onClick={() => onStep(-1)} size="small">
            {say({ i18n }, { en: 'Move forward', ja: '前へ移動' })}
          </DeskButton>
          <DeskButton onClick={() => onStep(1)} size="small">
            {say({ i18n }, { en: 'Move back', ja: '後ろへ移動' })}
          </DeskButton>
          <DeskButton disabled={!isRemovable} onClick={onRemove} size="small">
            {say({ i18n }, { en: 'Remove this menu', ja: 'このメニューを削除' })}
          </DeskButton>
          {!isRemovable && <span>{say({ i18n }, NOT_EMPTY)}</span>}
        </div>
      </details>
    </fieldset>
  )
}

const DAYS: Words = { en: 'Days (none: every day)', ja: '曜日（選ばなければ毎日）' }
const SESSIONS: Words = { en: 'Meals (none: all)', ja: '時間帯（選ばなければ終日）' }
const NOT_EMPTY: Words = {
  en: 'A menu with dishes cannot be removed.',
  ja: '品のあるメニューは削除できません。',
}
