'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { inJapanese, withLanguageNames } from './fixed-words.ts'
import { mendWords } from './mend-words.ts'
import { nameParts } from './nameless.ts'

const IN_DESK_WORDS: Readonly<Record<string, (text: string) => string>> = {
  ja: (text) => inJapanese(withLanguageNames(text)),
}

/** Puts what Payload says in codes, or in English only, into the language of the desk, and names what it leaves without. */
export function Translated({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(
    () => mendWords(document.body, IN_DESK_WORDS[language] ?? withLanguageNames),
    [language],
  )
  useEffect(() => nameParts(document.body, language), [language])
  return children
}
