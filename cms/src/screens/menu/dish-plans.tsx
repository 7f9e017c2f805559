'use client'

import { businessDay } from '@noren/contract/hours/business-day'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { say, type Words } from '../../base/words.ts'
import type { Dish } from './dish.ts'
import { PriceField } from './fields.tsx'

type Props = { dish: Dish; name: string; onChange: (change: Partial<Dish>) => void }

/** From and until which day a dish is on the menu, and its next price. */
export function DishPlans({ dish, name, onChange }: Props) {
  const { i18n } = useTranslation()
  const today = businessDay(new Date())
  return (
    <>
      <fieldset className="desk-dish__days">
        <legend>{say({ i18n }, SHOWN)}</legend>
        <DayField
          label={{ en: 'First day', ja: '掲載開始日' }}
          max={dish.shownUntil}
          onChange={(shownFrom) => onChange({ shownFrom })}
          value={dish.shownFrom}
        />
        <DayField
          label={{ en: 'Last day', ja: '掲載終了日' }}
          min={dish.shownFrom}
          onChange={(shownUntil) => onChange({ shownUntil })}
          value={dish.shownUntil}
        />
      </fieldset>
      <fieldset className="desk-dish__days">
        <legend>{say({ i18n }, PLANNED)}</legend>
        <span className="desk-dish__day">
          <span aria-hidden="true" className="desk-dish__label">
            {say({ i18n }, NEW_PRICE)}
          </span>
          <PriceField
            name={say({ i18n }, { en: `${name} to come`, ja: `${name}（予定）` })}
            onChange={(plannedPrice) => onChange({ plannedPrice })}
            price={dish.plannedPrice}
          />
        </span>
        <DayField
          label={{ en: 'From', ja: 'いつから' }}
          min={today}
          onChange={(plannedFrom) => onChange({ plannedFrom })}
          value={dish.plannedFrom}
        />
      </fieldset>
    </>
  )
}

type DayProps = {
  label: Words
  value: string | null
  min?: string | null
  max?: string | null
  onChange: (day: string | null) => void
}

function DayField({ label, value, min, max, onChange }: DayProps) {
  const { i18n } = useTranslation()
  const id = useId()
  return (
    <span className="desk-dish__day">
      <label htmlFor={id}>{say({ i18n }, label)}</label>
      <input
        id={id}
        max={max ?? undefined}
        min={min ?? undefined}
        onChange={({ target }) => onChange(target.value || null)}
        type="date"
        value={value ?? ''}
      />
    </span>
  )
}

const SHOWN: Words = { en: 'On the menu (empty: always)', ja: '掲載期間（空欄：常に掲載）' }
const NEW_PRICE: Words = { en: 'New price', ja: '新しい価格' }
const PLANNED: Words = { en: 'A price to come', ja: '価格の変更予定' }
