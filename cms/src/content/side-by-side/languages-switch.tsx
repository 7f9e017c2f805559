'use client'

import { usePreferences, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { say } from '../../base/words.ts'

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

/** Where Payload keeps, for each member of staff, whether all languages stand side by side. */
const ALL_SHOWN = 'all-languages'

let allShown = true
const listeners = new Set<() => void>()

/** Shows all languages of every text, or the one on the screen alone. */
function showAll(shown: boolean): void {
  allShown = shown
  for (const listener of listeners) listener()
}

/** Whether all languages are to be seen; they are unless somebody chose otherwise. */
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
