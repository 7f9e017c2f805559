'use client'

import { isHex } from '@noren/contract/brand/colour'
import { hexOfText } from '@noren/contract/brand/colour-text'
import { DEFAULT_PALETTE, type Palette } from '@noren/contract/brand/palette'
import { getTranslation } from '@payloadcms/translations'
import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useId, useState } from 'react'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import { colourProblem, fitWords, PALETTE_WORDS } from './palette-words.ts'
import { Swatch } from './swatch.tsx'
import { useTypedPalette } from './use-palette.ts'

/**
 * A colour of the palette: the browser's own chooser beside its value, what it is for, whether it can be
 * read, and the nearest shade that can where it cannot.
 */
export const ColourField: TextFieldClientComponent = ({ field, path, readOnly = false }) => {
  const { i18n } = useTranslation()
  const id = useId()
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  /** What is being typed, which is kept as it is until the box is left. */
  const [typed, setTyped] = useState<string | null>(null)
  const palette = useTypedPalette()
  const name = nameOf(field.name)
  const label = getTranslation(field.label ?? name, i18n)
  const problem = colourProblem(palette, name)
  const fit = problem ? null : fitWords(palette, name)
  const sentence = problem ? say({ i18n }, problem.words) : fit && say({ i18n }, fit)
  const offered = problem?.offered ?? null

  return (
    <div
      className={`field-type text desk-colour${showError ? ' error' : ''}`}
      data-wrong={problem !== null}
    >
      <FieldLabel label={label} path={path} required />
      <div className="desk-colour__boxes">
        <input
          aria-label={say({ i18n }, chooseWords(label))}
          disabled={readOnly}
          onChange={({ target }) => setValue(target.value)}
          type="color"
          value={isHex(value ?? '') ? (value ?? '') : DEFAULT_PALETTE[name]}
        />
        <input
          aria-describedby={`${id}help ${id}fit`}
          aria-invalid={problem !== null}
          autoComplete="off"
          disabled={readOnly}
          id={`field-${path.replaceAll('.', '__')}`}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => {
            setTyped(target.value)
            setValue(hexOfText(target.value) ?? target.value)
          }}
          spellCheck={false}
          type="text"
          value={typed ?? value ?? ''}
        />
      </div>
      <p className="desk-colour__help" id={`${id}help`}>
        {say({ i18n }, PALETTE_WORDS[name].help)}
      </p>
      <p className={problem ? 'desk-box__refused' : 'desk-colour__fit'} id={`${id}fit`}>
        {sentence ?? (showError ? errorMessage : null)}
      </p>
      {offered && !readOnly && (
        <DeskButton className="desk-colour__offer" onClick={() => setValue(offered)} type="button">
          <Swatch colour={offered} />
          {say({ i18n }, takeWords(offered))}
        </DeskButton>
      )}
    </div>
  )
}

function nameOf(field: string): keyof Palette {
  return field === 'brand' || field === 'accent' || field === 'paper' ? field : 'ink'
}

const chooseWords = (label: string): Words => ({
  en: `${label}: choose from a picture of all colours`,
  ja: `${label}を色見本から選ぶ`,
})

const takeWords = (offered: string): Words => ({
  en: `Use ${offered}, the nearest shade`,
  ja: `近い色 ${offered} にする`,
})
