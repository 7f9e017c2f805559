'use client'

import { readStructure, type StructurePart } from '@noren/contract/brand/structure'
import { getTranslation } from '@payloadcms/translations'
import { useField, useTranslation } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { useId } from 'react'
import { say } from '../../../base/words.ts'
import { CHOICE_WORDS } from './structure-words.ts'

/** What one part of the pages looks like: each choice is a sketch of itself. */
export function StructureChoice({
  field,
  part,
  path,
  readOnly = false,
}: SelectFieldClientProps & { part: StructurePart }) {
  const { i18n } = useTranslation()
  const id = useId()
  const { value, setValue } = useField<string | null>({ path })
  const chosen = readStructure({ [part]: value })[part]
  return (
    <fieldset
      aria-describedby={`${id}help`}
      className="field-type desk-types"
      id={`field-${path.replace(/\./g, '__')}`}
    >
      <legend>{getTranslation(field.label ?? '', i18n)}</legend>
      <p id={`${id}help`}>{getTranslation(field.admin?.description ?? '', i18n)}</p>
      <div className="desk-types__choices">
        {Object.entries(CHOICE_WORDS[part]).map(([choice, { label, note, areas, lines }]) => (
          <label key={choice}>
            <span className="desk-types__sketch">
              <svg viewBox="0 0 48 36" aria-hidden="true">
                <path d={areas} />
                <path d={lines} />
              </svg>
            </span>
            <span className="desk-types__name">
              <input
                aria-describedby={`${id}${choice}`}
                checked={chosen === choice}
                disabled={readOnly}
                name={`${id}part`}
                onChange={() => setValue(choice)}
                type="radio"
                value={choice}
              />
              {say({ i18n }, label)}
            </span>
            <span className="desk-types__note" id={`${id}${choice}`}>
              {say({ i18n }, note)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
