import { EXTRAS } from '@noren/contract/resources/menu-prices'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say, type Words } from '../../base/words.ts'
import { type Dish, isWritten } from './dish.ts'
import { TextFields } from './fields.tsx'
import { PricedRows } from './priced-rows.tsx'

type Props = { dish: Dish; name: string; onChange: (change: Partial<Dish>) => void }

/** What else a printed menu says of a dish: for how many, how far ahead, how long, a course, extras. */
export function DishTerms({ dish, name, onChange }: Props) {
  const { i18n } = useTranslation()
  // What is cleared stays open.
  const [isUsed] = useState(
    [dish.people, dish.notice, dish.minutes].some((number) => number !== null) ||
      isWritten(dish.course) ||
      dish.extras.length > 0,
  )
  return (
    <details className="desk-dish__terms" open={isUsed}>
      <summary>{say({ i18n }, TERMS)}</summary>
      <div className="desk-dish__days">
        {NUMBERS.map(({ field, label }) => (
          <NumberField
            key={field}
            label={label}
            onChange={(value) => onChange({ [field]: value })}
            value={dish[field]}
          />
        ))}
      </div>
      <div className="desk-dish__texts">
        <TextFields
          id={`course.${dish.id}`}
          isLong
          onChange={(course) => onChange({ course })}
          texts={dish.course}
          words={{ en: 'Course, a line for each dish', ja: 'コースの内容（1行に1品）' }}
        />
      </div>
      <fieldset className="desk-dish__prices">
        <legend>{say({ i18n }, { en: 'Extras', ja: '追加・変更（大盛など）' })}</legend>
        <PricedRows
          add={{ en: 'Add an extra', ja: '追加・変更を足す' }}
          id={`extras.${dish.id}`}
          most={EXTRAS}
          name={name}
          onChange={(extras) => onChange({ extras })}
          rows={dish.extras}
        />
      </fieldset>
    </details>
  )
}

type NumberProps = {
  label: Words
  value: number | null
  /** `NaN` while the typed text is no whole number. */
  onChange: (value: number | null) => void
}

function NumberField({ label, value, onChange }: NumberProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(() => writeNumber(value))
  const isWrong = Number.isNaN(value)
  const text = isWrong || readNumber(typed) === value ? typed : writeNumber(value)
  return (
    <span className="desk-dish__day">
      <label htmlFor={id}>{say({ i18n }, label)}</label>
      <input
        aria-invalid={isWrong}
        autoComplete="off"
        id={id}
        inputMode="numeric"
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(readNumber(target.value))
        }}
        value={text}
      />
    </span>
  )
}

function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return null
  return /^\d{1,4}$/.test(plain) ? Number(plain) : Number.NaN
}

function writeNumber(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value)
}

const TERMS: Words = {
  en: 'People, notice, time, course, extras',
  ja: '人数・予約・時間・コース・追加',
}
const NUMBERS: readonly { field: 'people' | 'notice' | 'minutes'; label: Words }[] = [
  { field: 'people', label: { en: 'From how many people', ja: '何名様から' } },
  { field: 'notice', label: { en: 'To be ordered days ahead', ja: '要予約（何日前まで）' } },
  { field: 'minutes', label: { en: 'Minutes', ja: '時間（分）' } },
]
