'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { ATTRIBUTES, mendWords, mendWordsWithin } from './mend-words.ts'
import { nameParts } from './nameless.ts'

/** Puts what Payload says in codes, or in English only, into the language of the desk, and names what it leaves without. */
export function Translated({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => mendPage(document.body, language), [language])
  return children
}

/** Mends what is drawn, now and later. Returns what ends it. */
function mendPage(page: Element, language: string): () => void {
  const observer = new MutationObserver((changes) => {
    const grown = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      mendWords(target, language)
      for (const node of addedNodes) mendWordsWithin(node, language)
      if (addedNodes.length > 0 && target instanceof Element) grown.add(target)
    }
    for (const part of grown) nameParts(part, language)
  })
  observer.observe(page, {
    attributeFilter: ATTRIBUTES,
    characterData: true,
    childList: true,
    subtree: true,
  })
  mendWordsWithin(page, language)
  nameParts(page, language)
  return () => observer.disconnect()
}
