'use client'

import { SelectInput, useField, useTranslation } from '@payloadcms/ui'
import { isFoundBy } from '../../../base/spelling/folded.ts'
import { say } from '../../../base/words.ts'
import { RESTAURANTS_HELP, RESTAURANTS_WORDS } from './restaurants-words.ts'

type Props = {
  options: { value: string; label: string }[]
  path: string
  readOnly: boolean
}

/** The box of {@link RestaurantsBox}. */
export function RestaurantsSelect({ options, path, readOnly }: Props) {
  const { i18n } = useTranslation()
  const { value, setValue, errorMessage, showError } = useField<number[] | null>({ path })
  return (
    <SelectInput
      filterOption={({ label }, typed) => isFoundBy(typed, label)}
      description={say({ i18n }, RESTAURANTS_HELP)}
      hasMany
      label={say({ i18n }, RESTAURANTS_WORDS)}
      name={path}
      onChange={(chosen) =>
        setValue((Array.isArray(chosen) ? chosen : []).map((each) => Number(each.value)))
      }
      options={options}
      path={path}
      readOnly={readOnly}
      value={(value ?? []).map(String)}
      {...(showError && { Error: <p role="alert">{errorMessage}</p> })}
    />
  )
}
