import { deskLanguage, type Words } from '../words.ts'

/** Payload's word for adding anything, in the desk's languages. */
const PAYLOADS_WORDS = ['Create New', '追加']

/** The screen that adds to a list: of a link, or the one that is open. */
const ADDRESS = /\/collections\/([^/?]+)\/create(?:\?|$)/

/** Where Payload names what is not stored yet. */
const HEADS = '.doc-header h1, .step-nav'
const UNTITLED = /^\[?(?:（名前が未入力）|\(no name yet\))\]?$/

/** What adds to each list, by its slug. */
export type AddWords = readonly (readonly [slug: string, words: Words])[]

/** A text that says what is added, where Payload has one word for all lists or calls it nameless. */
export function addText({ data, parentElement }: Text, language: string, add: AddWords): string {
  const isWord = PAYLOADS_WORDS.includes(data)
  if (!isWord && !UNTITLED.test(data)) return data
  const link = isWord && parentElement?.closest('a')
  const address = link ? link.pathname : parentElement?.closest(HEADS) && window.location.pathname
  const list = ADDRESS.exec(address || '')?.[1]
  const words = add.find(([slug]) => slug === list)?.[1]
  return words ? words[deskLanguage(language)] : data
}
