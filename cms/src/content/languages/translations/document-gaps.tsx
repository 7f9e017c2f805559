'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { LOCALES } from '../../../base/locales.ts'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { goToLinkedField } from '../../../base/ui/linked-field.tsx'
import { type FieldGap, fieldGapsSchema, type Right } from './gap-states.ts'

/** Loads what is missing in a document's translations for its fields, and scrolls to the field of a link. */
export function DocumentGaps() {
  const place = usePlace()
  const { data, lastUpdateTime } = useDocumentInfo()
  const saved = `${lastUpdateTime} ${data?.updatedAt}`

  useEffect(() => {
    if (place === null || !saved) return
    const leaving = new AbortController()
    for (const { htmlLang } of LOCALES) {
      void askForGaps(gapsAddress(place, htmlLang), { signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [place, saved])

  useEffect(() => {
    const leaving = new AbortController()
    goToLinkedField(leaving.signal)
    return () => leaving.abort()
  }, [])
  return null
}

const NONE: readonly FieldGap[] = []

/** The known missing texts of the documents on the screen, by the address that was asked. */
const known = new Map<string, readonly FieldGap[]>()
const listeners = new Set<() => void>()

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

/**
 * The address with the missing texts of the document on the screen, by default in the form's language;
 * `null` before the first save.
 */
export function useGapsAddress(tag?: string): string | null {
  const { code } = useLocale()
  const place = usePlace()
  return place === null ? null : gapsAddress(place, tag ?? code)
}

/** The path of the document on the screen in the API; `null` before the first save. */
export function usePlace(): string | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (globalSlug) return `globals/${globalSlug}`
  return collectionSlug && id !== undefined ? `${collectionSlug}/${id}` : null
}

/** As {@link useGapsAddress}, of any document. */
export function gapsAddress(place: string, tag: string): string {
  return `/api/${place}/translations?locale=${tag}`
}
