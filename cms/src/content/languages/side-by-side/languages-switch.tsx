'use client'

import { usePreferences, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { leadsToLanguage } from '../../../base/ui/linked-field.tsx'
import { say } from '../../../base/words.ts'

/** The checkbox for languages side by side; each member of staff has their own setting. */
export function LanguagesSwitch() {
  const id = useId()
  const { i18n } = useTranslation()
  const { getPreference, setPreference } = usePreferences()
  const allShown = useAllShown()

  useEffect(() => {
    void getPreference<unknown>(ALL_SHOWN).then((kept) =>
      showAll(kept !== false || leadsToLanguage()),
    )
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

/** The name of that setting in Payload's preferences. */
const ALL_SHOWN = 'all-languages'

let allShown = true
const listeners = new Set<() => void>()

/** Shows all languages of every text, or only the form's own. */
function showAll(shown: boolean): void {
  allShown = shown
  for (const listener of listeners) listener()
}

/** Whether all languages are shown, which is the default. */
export function useAllShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => allShown,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
