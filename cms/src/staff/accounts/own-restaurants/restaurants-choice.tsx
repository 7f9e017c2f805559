'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { say } from '../../../base/words.ts'
import { Refused, Star } from '../forms/box.tsx'
import { RESTAURANTS_LABEL } from '../role/role-words.ts'

/** A restaurant to choose. */
export type RestaurantOption = { id: number; name: string }

type Props = {
  options: readonly RestaurantOption[]
  value: readonly number[]
  onChange: (ids: number[]) => void
  refused?: string | undefined
}

/** The restaurants of a member of staff: one tick each. */
export function RestaurantsChoice({ options, value, onChange, refused }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  return (
    <fieldset aria-describedby={refused && `${id}refused`} className="desk-choice">
      <legend>
        {say({ i18n }, RESTAURANTS_LABEL)} <Star />
      </legend>
      {options.map(({ id, name }) => (
        <label key={id}>
          <input
            aria-invalid={refused ? true : undefined}
            checked={value.includes(id)}
            name="restaurants"
            onChange={({ target }) =>
              onChange([...value.filter((each) => each !== id), ...(target.checked ? [id] : [])])
            }
            type="checkbox"
          />
          <strong>{name}</strong>
        </label>
      ))}
      <Refused id={`${id}refused`} words={refused} />
    </fieldset>
  )
}

/** The same in the form of an account. */
export function RestaurantsOfAccount({ options, path }: Pick<Props, 'options'> & { path: string }) {
  const { value, setValue, showError, errorMessage } = useField<number[] | null>({ path })
  return (
    <div className={`field-type${showError ? ' error' : ''}`}>
      <RestaurantsChoice
        onChange={setValue}
        options={options}
        refused={showError ? errorMessage : undefined}
        value={value ?? []}
      />
    </div>
  )
}
