import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import { CURRENT_LIST, listOf } from '@noren/contract/allergens/lists'
import { useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { dayInTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import {
  containedWords,
  listWords,
  partWords,
  unaskedWords,
} from '../../content/model/fields/dish-facts.ts'
import { type Dish, unasked } from './dish.ts'
import { Tick, Ticks } from './fields.tsx'
import type { Statement } from './send-menu.ts'

type Props = {
  dish: Dish
  /** Who saved its allergens, and when; unknown for old statements. */
  statement: Statement | undefined
  onChange: (change: Partial<Dish>) => void
}

/** Whether someone checked the allergens of a dish, by which list, and which it contains. */
export function DishAllergens({ dish, statement, onChange }: Props) {
  const { i18n } = useTranslation()
  const open = unasked(dish)
  const state = (isChecked: boolean): Partial<Dish> =>
    isChecked === dish.allergensChecked
      ? {}
      : { allergensChecked: isChecked, allergenList: isChecked ? CURRENT_LIST.date : null }
  // That a dish contains none of the list is said on purpose, not by taking the last tick away.
  const onTick = (chosen: readonly Allergen[]) =>
    onChange({
      allergens: ALLERGENS.filter((each) => chosen.includes(each)),
      ...state(chosen.length > 0),
    })
  return (
    <>
      {PARTS.map((part) => (
        <Ticks
          chosen={dish.allergens}
          key={part}
          legend={partWords(part)}
          onChange={onTick}
          values={CURRENT_LIST[part]}
          wordsOf={allergenWords}
        />
      ))}
      <Tick isOn={dish.allergensChecked} onChange={(isOn) => onChange(state(isOn))}>
        {say({ i18n }, CHECKED)}
      </Tick>
      {dish.allergensChecked && (
        <p>
          {say(
            { i18n },
            checkedWords(listWords(listOf(dish.allergenList ?? undefined)), statement),
          )}
        </p>
      )}
      {open.length > 0 && (
        <div className="desk-notice">
          <p>
            {say({ i18n }, unaskedWords(open))}
            {say({ i18n }, LOOK_AGAIN)}
          </p>
          <DeskButton onClick={() => onChange({ allergenList: CURRENT_LIST.date })} size="small">
            {say({ i18n }, CHECKED_ANEW)}
          </DeskButton>
        </div>
      )}
    </>
  )
}

function allergenWords(allergen: Allergen): Words {
  return containedWords([allergen])
}

function checkedWords(list: Words, statement: Statement | undefined): Words {
  const { at, by } = statement ?? {}
  const day = at && dayInTokyo(new Date(at))
  const who = [day, by].filter(Boolean)
  return {
    en: `By the list of ${list.en}${who.length > 0 ? `: ${who.join(', ')}` : ''}`,
    ja: `品目リスト：${list.ja}${who.length > 0 ? `　確認：${who.join('　')}` : ''}`,
  }
}

const LOOK_AGAIN = {
  en: '. The list this dish was checked by did not ask for it. If the dish contains it, tick it above; if not, press:',
  ja: 'です。確認に使った品目リストに含まれていませんでした。使っている場合は上でチェックを入れ、使っていない場合は次のボタンを押してください。',
}
const CHECKED_ANEW = {
  en: `Checked by the list of ${CURRENT_LIST.date}`,
  ja: `${CURRENT_LIST.date}のリストで確認しました`,
}
const PARTS = ['required', 'recommended'] as const
const CHECKED = {
  en: 'The allergens have been checked: the dish contains none that is not ticked (only then does the page state them)',
  ja: 'アレルゲンを確認しました。チェックのない品目は使っていません（確認した品だけ、ページに表示します）',
}
