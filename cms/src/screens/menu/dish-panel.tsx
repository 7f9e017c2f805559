import { MARKS } from '@noren/contract/allergens/marks'
import { businessDay } from '@noren/contract/hours/business-day'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { MARK_WORDS } from '../../content/model/fields/dish-facts.ts'
import { type Dish, nameOf } from './dish.ts'
import { DishAllergens } from './dish-allergens.tsx'
import { DishHistory } from './dish-history.tsx'
import { DishPlans } from './dish-plans.tsx'
import { DishPrice } from './dish-price.tsx'
import { DishTerms } from './dish-terms.tsx'
import { TextFields, Ticks } from './fields.tsx'
import { MenuOfDish } from './menu-of-dish.tsx'
import type { Menu } from './menus.ts'
import type { Statement } from './send-menu.ts'
import { isSoldOut, type SoldOut } from './sold-out.ts'

type Props = {
  dish: Dish
  /** The key of the menu it is on. */
  menu: string
  menus: readonly Menu[]
  statement: Statement | undefined
  onChange: (change: Partial<Dish>) => void
  onSoldOut: (change: SoldOut) => void
  /** Puts the dish on another menu. */
  onMenu: (menu: string) => void
}

/** The seldom changed fields of a dish: its prices, description, allergens and labels, and how long it is sold out. */
export function DishPanel({ dish, menu, menus, statement, onChange, onSoldOut, onMenu }: Props) {
  const { i18n } = useTranslation()
  const name = nameOf(dish, i18n.language)
  return (
    <div className="desk-dish__panel">
      <div className="desk-dish__texts">
        <TextFields
          id={`description.${dish.id}`}
          isLong
          onChange={(description) => onChange({ description })}
          texts={dish.description}
          words={{ en: 'Description', ja: '説明' }}
        />
      </div>
      <DishPrice dish={dish} name={name} onChange={onChange} />
      <DishTerms dish={dish} name={name} onChange={onChange} />
      {menus.length > 1 && <MenuOfDish menu={menu} menus={menus} onChange={onMenu} />}
      <DishPlans dish={dish} name={name} onChange={onChange} />
      {isSoldOut(dish) && <Until dish={dish} onChange={onSoldOut} />}
      <DishAllergens dish={dish} onChange={onChange} statement={statement} />
      <Ticks
        chosen={dish.marks}
        legend={MARKS_LEGEND}
        onChange={(marks) => onChange({ marks: MARKS.filter((each) => marks.includes(each)) })}
        values={MARKS}
        wordsOf={(mark) => MARK_WORDS[mark]}
      />
      {dish.photo !== null && (
        <DeskButton onClick={() => onChange({ photo: null })} size="small">
          {say({ i18n }, { en: 'Take the photo off', ja: '写真を外す' })}
        </DeskButton>
      )}
      <DishHistory id={dish.id} onTake={onChange} />
    </div>
  )
}

function Until({ dish, onChange }: { dish: Dish; onChange: (change: SoldOut) => void }) {
  const { i18n } = useTranslation()
  const group = useId()
  return (
    <fieldset className="desk-ticks">
      <legend>{say({ i18n }, { en: 'Sold out', ja: '売り切れの期間' })}</legend>
      {UNTIL.map(({ words, isToday }) => (
        <label className="desk-tick" key={words.en}>
          <input
            checked={(dish.soldOutOn !== null) === isToday}
            name={group}
            onChange={() =>
              onChange({ soldOut: true, soldOutOn: isToday ? businessDay(new Date()) : null })
            }
            type="radio"
          />
          {say({ i18n }, words)}
        </label>
      ))}
    </fieldset>
  )
}

const UNTIL = [
  {
    isToday: true,
    words: { en: 'Today only, until 5:00 tomorrow', ja: '今日だけ（翌朝5時に自動で解除）' },
  },
  {
    isToday: false,
    words: { en: 'Until it is switched off', ja: '解除するまで' },
  },
]

const MARKS_LEGEND = { en: 'Diets and marks', ja: '食事の制限・表示' }
