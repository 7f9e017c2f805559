'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { type AddWords, addText } from './add-button.ts'
import { dialogText } from './dialog-words.ts'
import { sayFileFacts } from './file-facts.ts'
import { translated } from './hard-coded-texts.ts'
import { labelLanguage } from './label-language.ts'
import { withoutJoined } from './left-out.ts'
import { keepMenuFocus } from './menu-focus.ts'
import { nameParts } from './nameless.ts'

/** Attributes that are read aloud or shown. */
const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'title', 'placeholder']

/** Where staff or visitors write. */
const WRITTEN = 'textarea, td, h1, .step-nav, [contenteditable]'

/** The subject of a dialog; Payload names it by an internal key. */
const HEADING = 'h1, h2'

/** How Payload names a document without a title, wherever it shows titles. */
const UNTITLED = /^\[(（名前が未入力）|\(no name yet\))\]$/

/** What corrects a text for where it is. */
const OF_PLACES = [addText, dialogText, labelLanguage, withoutJoined]

/** How files are named; beside a small picture stands what says more. */
const HASH_NAME = /^[0-9a-f]{20}\.\w+$/

/** The selects of a calendar, which Payload leaves without a name. */
const CALENDAR_SELECTS = [
  ['.react-datepicker__month-select', 'Month'],
  ['.react-datepicker__year-select', 'Year'],
] as const

/** What `String` makes of a label in several languages. */
const OBJECT = '[object Object]'

/** The language of the desk, and its words for what Payload has one word for. */
type Desk = { language: string; add: AddWords }

/** {@link correct}, for all of an element. */
function correctAllWithin(node: Node, desk: Desk): void {
  correct(node, desk)
  for (const child of node.childNodes) correctAllWithin(child, desk)
}

/**
 * Corrects what Payload writes into an element: a text or an attribute, in the language of the desk, and
 * a name that it made from its own data.
 */
function correct(node: Node, desk: Desk): void {
  const { language } = desk
  if (node instanceof Text && !sayFileFacts(node, language)) {
    const text = read(node, desk).replace(UNTITLED, '$1')
    if (text !== node.data) node.data = text
  }
  if (!(node instanceof Element)) return
  const dialog = node.matches(HEADING) && node.closest('dialog')
  if (dialog && dialog.querySelector(HEADING) === node) {
    dialog.setAttribute('aria-label', node.textContent)
  }
  if (node instanceof HTMLImageElement && HASH_NAME.test(node.alt)) node.alt = ''
  // A checkbox gets the name of its field.
  if (node instanceof HTMLInputElement && node.title !== '' && node.title === node.name) {
    node.title = node.labels?.[0]?.textContent?.trim() ?? ''
  }
  const select =
    node instanceof HTMLSelectElement && CALENDAR_SELECTS.find(([of]) => node.matches(of))
  if (select && !node.hasAttribute('aria-label'))
    node.setAttribute('aria-label', translated(select[1], language))
  for (const name of ATTRIBUTES) {
    const given = node.getAttribute(name)
    if (!given) continue
    const text = translated(
      given.replace(OBJECT, () => nameFor(node)),
      language,
    ).replace(UNTITLED, '$1')
    if (text !== given) node.setAttribute(name, text)
  }
}

/** What a text should say: for where it is, else for its words alone. */
function read(node: Text, { language, add }: Desk): string {
  for (const ofPlace of OF_PLACES) {
    const text = ofPlace(node, language, add)
    if (text !== node.data) return text
  }
  return node.parentElement?.closest(WRITTEN) ? node.data : translated(node.data, language)
}

/** The name beside a button, as it is shown on the screen. */
function nameFor(button: Element): string {
  return button.closest('th, .card')?.textContent?.trim() ?? ''
}

/**
 * Translates what Payload shows as codes, or only in English, names what it leaves unnamed, and keeps the
 * focus of its menus.
 */
export function Translated({ add, children }: { add: AddWords; children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => correctPage(document.body, { language, add }), [language, add])
  useEffect(() => keepMenuFocus(document), [])
  return children
}

/** Corrects what is drawn, now and later. Returns the function that stops it. */
function correctPage(page: Element, desk: Desk): () => void {
  const { language } = desk
  const observer = new MutationObserver((changes) => {
    const grown = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      correct(target, desk)
      for (const node of addedNodes) correctAllWithin(node, desk)
      if (addedNodes.length > 0 && target instanceof Element) grown.add(target)
    }
    for (const part of grown) nameParts(part, language)
  })
  observer.observe(page, {
    attributeFilter: [...ATTRIBUTES, 'alt'],
    characterData: true,
    childList: true,
    subtree: true,
  })
  correctAllWithin(page, desk)
  nameParts(page, language)
  return () => observer.disconnect()
}
