'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { say } from '../../../base/words.ts'
import { ROLES } from '../../access/roles.ts'
import { RoleChoice } from './role-choice.tsx'
import { ROLE_LABEL } from './role-words.ts'

/** The role in the form of an account. */
export const RoleField: SelectFieldClientComponent = ({ path }) => {
  const { i18n } = useTranslation()
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  return (
    <div className={`field-type${showError ? ' error' : ''}`}>
      <RoleChoice
        label={say({ i18n }, ROLE_LABEL)}
        onChange={setValue}
        refused={showError ? errorMessage : undefined}
        value={ROLES.find((role) => role === value) ?? null}
      />
    </div>
  )
}
