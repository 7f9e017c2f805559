import { businessDay } from '@noren/contract/hours/business-day'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say, type Words } from '../../base/words.ts'
import { type Dish, isWritten } from './dish.ts'
import { TextFields } from './fields.tsx'
import { PriceField } from './price-field.tsx'

type Props = { dish: Dish; name: string; onChange: (change: Partial<Dish>) => void }

/** From and until which day a dish is on the menu, and its next price and texts. */
export function DishPlans({ dish, name, onChange }: Props) {
  const { i18n } = useTranslation()
  const today = businessDay(new Date())
  // What is cleared stays open.
  const [hasTexts] = useState([dish.plannedName, dish.plannedDescription].some(isWritten))
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
        {(dish.prices.length === 0 || dish.plannedPrice !== null) && (
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
        )}
        <DayField
          label={{ en: 'From (5:00)', ja: 'いつから（朝5時）' }}
          min={today}
          onChange={(plannedFrom) => onChange({ plannedFrom })}
          value={dish.plannedFrom}
        />
        <details className="desk-dish__next" open={hasTexts}>
          <summary>{say({ i18n }, TEXTS)}</summary>
          <div className="desk-dish__texts">
            <TextFields
              id={`plannedName.${dish.id}`}
              onChange={(plannedName) => onChange({ plannedName })}
              texts={dish.plannedName}
              words={{ en: 'New name', ja: '新しい品名' }}
            />
            <TextFields
              id={`plannedDescription.${dish.id}`}
              isLong
              onChange={(plannedDescription) => onChange({ plannedDescription })}
              texts={dish.plannedDescription}
              words={{ en: 'New description', ja: '新しい説明' }}
            />
          </div>
        </details>
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
const PLANNED: Words = { en: 'A change to come', ja: '変更の予定' }
const TEXTS: Words = { en: 'Another name or description', ja: '品名・説明も変える' }
