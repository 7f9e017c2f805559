'use client'

import { SelectInput, useField, useTranslation } from '@payloadcms/ui'
import { isFoundBy } from '../../base/spelling/folded.ts'
import { say } from '../../base/words.ts'
import { ASSIGNEE_WORDS } from './assignee-words.ts'

/** The box of {@link AssigneeField}; whoever left since stays chosen. */
export function AssigneeSelect({ names, path }: { names: string[]; path: string }) {
  const { i18n } = useTranslation()
  const { value, setValue, errorMessage, showError } = useField<string | null>({ path })
  const known = value && !names.includes(value) ? [...names, value] : names
  return (
    <SelectInput
      filterOption={({ label }, typed) => isFoundBy(typed, label)}
      label={say({ i18n }, ASSIGNEE_WORDS)}
      name={path}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? null : (chosen?.value ?? null))}
      options={known.map((name) => ({ label: name, value: name }))}
      path={path}
      {...(showError && { Error: <p role="alert">{errorMessage}</p> })}
      {...(value && { value })}
    />
  )
}
