import { SESSION_LABELS } from '@noren/contract/hours/opening-hours'
import { useFormSubmitted, useTranslation } from '@payloadcms/ui'
import { type FocusEvent, useId, useState } from 'react'
import { say } from '../../../../base/words.ts'
import { TIME_WORDS } from '../service-times.ts'
import { GRID, MEAL_WORDS } from './hours-words.ts'
import { problemOf } from './span-problems.ts'
import { inClockTimes, type Span, TIME_NAMES, type TimeName } from './week.ts'

type Props = {
  span: Span
  /** The day, for screen readers. */
  day: string
  change: (span: Span) => void
  remove: (() => void) | null
  isReadOnly: boolean
}

/** One time of service: what it is called, from when to when, and the last order. */
export function SpanBoxes({ span, day, change, remove, isReadOnly }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  /** The box being typed in; a time is judged once it is left. */
  const [typing, setTyping] = useState<TimeName | 'other' | null>(null)
  const isSubmitted = useFormSubmitted()
  const problems = TIME_NAMES.flatMap((name) => {
    const isToCome = typing !== null && !isSubmitted && span[name].trim() === ''
    const isAwaited = typing === name || isToCome
    const problem = isAwaited ? null : problemOf(span, name)
    return problem ? [{ name, problem }] : []
  })
  const isWrong = (name: TimeName) => problems.some((each) => each.name === name)

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    change(inClockTimes(span))
    const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!stays) setTyping(null)
  }

  const box = (name: TimeName) => (
    <input
      aria-describedby={isWrong(name) ? id : undefined}
      aria-invalid={isWrong(name)}
      aria-label={`${day} ${say({ i18n }, TIME_WORDS[name])}`}
      autoComplete="off"
      className="desk-hours__time"
      onChange={({ target }) => change({ ...span, [name]: target.value })}
      onFocus={() => setTyping(name)}
      placeholder="--:--"
      readOnly={isReadOnly}
      type="text"
      value={span[name]}
    />
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when its boxes are left
    <div className="desk-hours__span field-type" onBlur={leave}>
      {box('opens')}
      <span aria-hidden="true">–</span>
      {box('closes')}
      <span className="desk-hours__order">
        <span aria-hidden="true">{say({ i18n }, TIME_WORDS.lastOrder)}</span>
        {box('lastOrder')}
      </span>
      <select
        aria-label={`${day} ${say({ i18n }, GRID.meal)}`}
        disabled={isReadOnly}
        onChange={({ target }) => change({ ...span, label: target.value })}
        onFocus={() => setTyping('other')}
        value={span.label}
      >
        <option value="">{say({ i18n }, GRID.noMeal)}</option>
        {SESSION_LABELS.map((label) => (
          <option key={label} value={label}>
            {say({ i18n }, MEAL_WORDS[label])}
          </option>
        ))}
      </select>
      {remove && (
        <button className="desk-hours__tool" onClick={remove} type="button">
          {say({ i18n }, GRID.removeSpan)}
        </button>
      )}
      <div className="desk-hours__problems" id={id} role="alert">
        {problems.map(({ name, problem }) => (
          <p className="field-error" key={name}>
            {say({ i18n }, problem)}
          </p>
        ))}
      </div>
    </div>
  )
}
