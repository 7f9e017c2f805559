'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import { isFoundBy } from '../../base/spelling/folded.ts'

type Props = { label: string; names: string[]; path: string }

/** The select of {@link AssigneeField}; someone who has left stays selected. */
export function AssigneeSelect({ label, names, path }: Props) {
  const { value, setValue, errorMessage, showError } = useField<string | null>({ path })
  const known = value && !names.includes(value) ? [...names, value] : names
  return (
    <SelectInput
      filterOption={({ label }, typed) => isFoundBy(typed, label)}
      label={label}
      name={path}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? null : (chosen?.value ?? null))}
      options={known.map((name) => ({ label: name, value: name }))}
      path={path}
      {...(showError && { Error: <p role="alert">{errorMessage}</p> })}
      {...(value && { value })}
    />
  )
}
