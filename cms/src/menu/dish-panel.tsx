'use client'

import {
  type Allergen,
  RECOMMENDED_ALLERGENS,
  REQUIRED_ALLERGENS,
} from '@noren/contract/allergens/allergens'
import { MARKS } from '@noren/contract/allergens/marks'
import { businessDay } from '@noren/contract/hours/business-day'
import { Button, useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { containedWords, MARK_WORDS } from '../fields/dish-words.ts'
import { say, type Words } from '../words.ts'
import type { Dish } from './dish.ts'
import { isSoldOut, type SoldOut } from './sold-out-switch.tsx'
import { TextBoxes } from './text-boxes.tsx'
import { DESCRIPTION } from './words.ts'

type Props = {
  dish: Dish
  onChange: (change: Partial<Dish>) => void
  onSoldOut: (change: SoldOut) => void
}

/** What of a dish changes seldom: its description, allergens and marks, and how long it is sold out. */
export function DishPanel({ dish, onChange, onSoldOut }: Props) {
  const { i18n } = useTranslation()
  return (
    <div className="desk-dish__panel">
      <div className="desk-dish__texts">
        <TextBoxes
          isLong
          onChange={(description) => onChange({ description })}
          texts={dish.description}
          words={DESCRIPTION}
        />
      </div>
      {isSoldOut(dish) && <Until dish={dish} onChange={onSoldOut} />}
      <label className="desk-tick">
        <input
          checked={dish.allergensChecked}
          onChange={({ target }) => onChange({ allergensChecked: target.checked })}
          type="checkbox"
        />
        {say({ i18n }, CHECKED)}
      </label>
      {dish.allergensChecked && (
        <>
          <Ticks
            chosen={dish.requiredAllergens}
            legend={REQUIRED}
            onChange={(requiredAllergens) => onChange({ requiredAllergens })}
            values={REQUIRED_ALLERGENS}
            wordsOf={allergenWords}
          />
          <Ticks
            chosen={dish.recommendedAllergens}
            legend={RECOMMENDED}
            onChange={(recommendedAllergens) => onChange({ recommendedAllergens })}
            values={RECOMMENDED_ALLERGENS}
            wordsOf={allergenWords}
          />
        </>
      )}
      <Ticks
        chosen={dish.marks}
        legend={MARKS_LEGEND}
        onChange={(marks) => onChange({ marks })}
        values={MARKS}
        wordsOf={(mark) => MARK_WORDS[mark]}
      />
      {dish.photo !== null && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => onChange({ photo: null })}
          size="small"
        >
          {say({ i18n }, { en: 'Take the photo off', ja: '写真を外す' })}
        </Button>
      )}
    </div>
  )
}

function allergenWords(allergen: Allergen): Words {
  return containedWords([allergen])
}

type TicksProps<Value extends string> = {
  legend: Words
  values: readonly Value[]
  chosen: readonly Value[]
  wordsOf: (value: Value) => Words
  onChange: (chosen: Value[]) => void
}

function Ticks<Value extends string>(props: TicksProps<Value>) {
  const { legend, values, chosen, wordsOf, onChange } = props
  const { i18n } = useTranslation()
  return (
    <fieldset className="desk-ticks">
      <legend>{say({ i18n }, legend)}</legend>
      {values.map((value) => (
        <label className="desk-tick" key={value}>
          <input
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                values.filter((each) => (each === value ? target.checked : chosen.includes(each))),
              )
            }
            type="checkbox"
          />
          {say({ i18n }, wordsOf(value))}
        </label>
      ))}
    </fieldset>
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

const CHECKED = {
  en: 'The allergens have been checked (only then does the page state them)',
  ja: 'アレルゲンを確認しました（確認した品だけ、ページに表示します）',
}
const REQUIRED = { en: 'Specified ingredients (8)', ja: '特定原材料（8品目）' }
const RECOMMENDED = { en: 'Recommended besides (20)', ja: '特定原材料に準ずるもの（20品目）' }
const MARKS_LEGEND = { en: 'Diets and marks', ja: '食事の制限・表示' }
