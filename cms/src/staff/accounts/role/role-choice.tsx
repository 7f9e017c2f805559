'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { useId } from 'react'
import { say } from '../../../base/words.ts'
import { ROLE_HELP, ROLE_WORDS, ROLES, type Role } from '../../access/roles.ts'
import { Refused, Star } from '../forms/box.tsx'
import { ROLE_LABEL } from './role-words.ts'

type Props = {
  value: Role | null
  onChange: (role: Role) => void
  refused?: string | undefined
}

/** The roles to choose from, each with what it allows. */
export function RoleChoice({ value, onChange, refused }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  return (
    <fieldset aria-describedby={refused && `${id}refused`} className="desk-choice">
      <legend>
        {say({ i18n }, ROLE_LABEL)} <Star />
      </legend>
      {ROLES.map((role) => (
        <label key={role}>
          <input
            aria-invalid={refused ? true : undefined}
            checked={value === role}
            name="role"
            onChange={() => onChange(role)}
            type="radio"
          />
          <span>
            <strong>{say({ i18n }, ROLE_WORDS[role])}</strong>
            <span>{say({ i18n }, ROLE_HELP[role])}</span>
          </span>
        </label>
      ))}
      <Refused id={`${id}refused`} words={refused} />
    </fieldset>
  )
}

/** The same in the form of an account. */
export const RoleField: SelectFieldClientComponent = ({ path }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  return (
    <div className={`field-type${showError ? ' error' : ''}`}>
      <RoleChoice
        onChange={setValue}
        refused={showError ? errorMessage : undefined}
        value={ROLES.find((role) => role === value) ?? null}
      />
    </div>
  )
}
