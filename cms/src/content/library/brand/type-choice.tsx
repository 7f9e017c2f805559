'use client'

import { readType, TYPES } from '@noren/contract/brand/type'
import { getTranslation } from '@payloadcms/translations'
import { useField, useTranslation } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { useId } from 'react'
import { say } from '../../../base/words.ts'
import { TYPE_WORDS } from './type-words.ts'

/** The fonts of the site: each choice is a sample of itself in both languages. */
export const TypeChoice: SelectFieldClientComponent = ({ field, path, readOnly = false }) => {
  const { i18n } = useTranslation()
  const id = useId()
  const { value, setValue } = useField<string | null>({ path })
  return (
    <fieldset aria-describedby={`${id}help`} className="field-type desk-types" id={`field-${path}`}>
      <legend>{getTranslation(field.label ?? '', i18n)}</legend>
      <p id={`${id}help`}>{getTranslation(field.admin?.description ?? '', i18n)}</p>
      <div className="desk-types__choices">
        {TYPES.map((type) => (
          <label key={type}>
            <span aria-hidden="true" className="desk-types__sample" data-type={type}>
              <span lang="ja">川音をきく夕べ</span>
              <span lang="en">An evening by the river</span>
              <small lang="en">Dinner 17:30–21:00, from ¥6,800</small>
            </span>
            <span className="desk-types__name">
              <input
                aria-describedby={`${id}${type}`}
                checked={readType(value) === type}
                disabled={readOnly}
                name={`${id}type`}
                onChange={() => setValue(type)}
                type="radio"
                value={type}
              />
              {say({ i18n }, TYPE_WORDS[type].label)}
            </span>
            <span className="desk-types__note" id={`${id}${type}`}>
              {say({ i18n }, TYPE_WORDS[type].note)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
