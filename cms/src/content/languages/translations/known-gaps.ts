import { useEffect, useSyncExternalStore } from 'react'
import { LOCALES } from '../../../base/locales.ts'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { type FieldGap, fieldGapsSchema, type Right } from './gap-states.ts'

const NONE: readonly FieldGap[] = []

/** The known missing texts of the documents on the screen, by the address that was asked. */
const known = new Map<string, readonly FieldGap[]>()
const listeners = new Set<() => void>()

/** The address with the missing texts of a document in a language; `place` is its path in the API. */
export function gapsAddress(place: string, tag: string): string {
  return `/api/${place}/translations?locale=${tag}`
}

/**
 * Loads what a document's texts lack, for all its fields, and again after each save.
 * @param saved tells one save from another; `place` is `null` before the first
 */
export function useLoadedGaps(place: string | null, saved: string): void {
  useEffect(() => {
    if (place === null || !saved) return
    const leaving = new AbortController()
    for (const { htmlLang } of LOCALES) {
      void askForGaps(gapsAddress(place, htmlLang), { signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [place, saved])
}

/**
 * Asks which texts are missing or outdated, or confirms that a text is right as it is, and updates every
 * field; `false` when the desk could not be reached or refused.
 */
export async function askForGaps(
  address: string,
  sent: { body: Right } | { signal: AbortSignal },
): Promise<boolean> {
  const { value } = await askDesk(address, fieldGapsSchema, sent)
  if (!value) return false
  known.set(address, value.gaps)
  for (const listener of listeners) listener()
  return true
}

/** The known missing and outdated texts at an address. */
export function useGaps(address: string | null): readonly FieldGap[] {
  const read = () => (address === null ? NONE : (known.get(address) ?? NONE))
  return useSyncExternalStore(subscribe, read, () => NONE)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
