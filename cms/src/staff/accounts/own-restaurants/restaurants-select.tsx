'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import { isFoundBy } from '../../../base/spelling/folded.ts'

type Props = {
  description: string
  label: string
  options: { value: string; label: string }[]
  path: string
  readOnly: boolean
}

/** The field of {@link RestaurantsField}. */
export function RestaurantsSelect({ path, ...given }: Props) {
  const { value, setValue, showError } = useField<number[] | null>({ path })
  return (
    <SelectInput
      {...given}
      filterOption={({ label }, typed) => isFoundBy(typed, label)}
      hasMany
      name={path}
      onChange={(chosen) =>
        setValue((Array.isArray(chosen) ? chosen : []).map((each) => Number(each.value)))
      }
      path={path}
      showError={showError}
      value={(value ?? []).map(String)}
    />
  )
}
