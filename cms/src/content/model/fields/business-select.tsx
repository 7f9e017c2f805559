'use client'

import { FieldDescription, SelectInput, useField, useTranslation } from '@payloadcms/ui'
import { isFoundBy } from '../../../base/spelling/folded.ts'
import { say } from '../../../base/words.ts'
import { BUSINESS_HELP } from './business-words.ts'

type Choice = { label: string; value: string }

/** The select of `BusinessChoice`; a business that has gone stays selected. */
export function BusinessSelect(props: { businesses: Choice[]; label: string; path: string }) {
  const { businesses, label, path } = props
  const { i18n } = useTranslation()
  const { value, setValue, errorMessage, showError } = useField<string | null>({ path })
  const isKnown = !value || businesses.some((each) => each.value === value)
  return (
    <SelectInput
      Description={<FieldDescription description={say({ i18n }, BUSINESS_HELP)} path={path} />}
      filterOption={({ label }, typed) => isFoundBy(typed, label)}
      label={label}
      name={path}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? null : (chosen?.value ?? null))}
      options={isKnown ? businesses : [...businesses, { label: value, value }]}
      path={path}
      {...(showError && { Error: <p role="alert">{errorMessage}</p> })}
      {...(value && { value })}
    />
  )
}
