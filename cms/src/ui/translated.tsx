'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { inJapanese } from './fixed-words.ts'
import { mendWords } from './mend-words.ts'

/** Puts what Payload says in English only into the language of the desk. */
export function Translated({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(
    () => mendWords(document.body, language === 'ja' ? inJapanese : (text) => text),
    [language],
  )
  return children
}
