'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { inJapanese } from './fixed-words.ts'
import { mendWords } from './mend-words.ts'

const FIXED_WORDS: Readonly<Record<string, (text: string) => string>> = { ja: inJapanese }
const asTheyAre = (text: string) => text

/** Puts what Payload says in English only into the language of the desk. */
export function Translated({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => mendWords(document.body, FIXED_WORDS[language] ?? asTheyAre), [language])
  return children
}
