'use client'

import { usePreferences, useTranslation } from '@payloadcms/ui'
import { useEffect, useId } from 'react'
import { say } from '../../base/words.ts'
import { ALL_SHOWN, showAll, useAllShown } from './shown-languages.ts'

/** Chooses whether the languages stand side by side, and remembers it for whoever chose. */
export function LanguagesSwitch() {
  const id = useId()
  const { i18n } = useTranslation()
  const { getPreference, setPreference } = usePreferences()
  const allShown = useAllShown()

  useEffect(() => {
    void getPreference<unknown>(ALL_SHOWN).then((kept) => showAll(kept !== false))
  }, [getPreference])

  function choose(): void {
    showAll(!allShown)
    void setPreference(ALL_SHOWN, !allShown)
  }

  return (
    <label className="desk-languages" htmlFor={id}>
      <input checked={allShown} id={id} onChange={choose} type="checkbox" />
      {say({ i18n }, BOTH)}
    </label>
  )
}

const BOTH = { en: 'Both languages side by side', ja: '両方の言語を並べて表示' }
