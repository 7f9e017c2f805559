'use client'

import { useTranslation } from '@payloadcms/ui'
import { say, type Words } from '../../base/words.ts'

type Props<Value extends string> = {
  legend: Words
  values: readonly Value[]
  chosen: readonly Value[]
  wordsOf: (value: Value) => Words
  onChange: (chosen: readonly Value[]) => void
}

/** Checkboxes under one heading. The chosen values come in the order they were ticked. */
export function Ticks<Value extends string>(props: Props<Value>) {
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
                target.checked ? [...chosen, value] : chosen.filter((each) => each !== value),
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
