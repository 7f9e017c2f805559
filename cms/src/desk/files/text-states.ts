import { isObject } from '@noren/contract/json'
import { TAGS } from '../../base/locales.ts'
import { textsByTag } from '../../content/languages/translations/gaps.ts'
import {
  draftIn,
  type Entries,
  hashOf,
  isBehind,
  isCopy,
  sourceOf,
} from '../../content/languages/translations/ledger.ts'

/** The languages of a text in a file: the contract's order, as the site's pages. */
const FILE_TAGS = TAGS.toSorted()

/** What a text in a file may say about its translation. */
const STATES = ['source', 'outdated', 'checked', 'drafted'] as const

/** All that a text in a file may have. */
export const TEXT_KEYS: readonly string[] = [...FILE_TAGS, ...STATES]

/**
 * A text as a file has it: in each language, and what staff would lose otherwise: in which language it was
 * written first, which translations are outdated, which equal their source on purpose, and what a machine has
 * drafted of those that are missing.
 */
export function writtenText(value: unknown, entries: Entries): object | undefined {
  const own = isObject(value) ? value : {}
  const given = FILE_TAGS.filter((tag) => typeof own[tag] === 'string' && own[tag] !== '')
  if (given.length === 0) return undefined
  const texts = textsByTag(value)
  const source = sourceOf(texts, entries)
  const outdated = given.filter((tag) => texts[tag] && isBehind(entries[tag], texts))
  const checked = given.filter(
    (tag) => entries[tag]?.right && isCopy(tag, texts, { ...entries, [tag]: {} }) && isRight(tag),
  )
  const drafts = FILE_TAGS.flatMap((tag) => {
    const draft = draftIn(entries, tag, texts)
    return draft ? [[tag, draft.text]] : []
  })
  function isRight(tag: string): boolean {
    return entries[tag]?.right === hashOf(texts[tag] ?? '')
  }
  return {
    ...Object.fromEntries(given.map((tag) => [tag, own[tag]])),
    ...(source !== sourceOf(texts, {}) && { source }),
    ...(outdated.length > 0 && { outdated }),
    ...(checked.length > 0 && { checked }),
    ...(drafts.length > 0 && { drafted: Object.fromEntries(drafts) }),
  }
}

/** What a text of a file says about its translation; the texts are those of its languages. */
export type States = {
  source?: string
  outdated: readonly string[]
  checked: readonly string[]
  drafted: Readonly<Record<string, string>>
}

/** The ledger's entries of a text that was read from a file. */
export function entriesOf(value: unknown, { source, outdated, checked, drafted }: States): Entries {
  const texts = textsByTag(value)
  const first = source ?? sourceOf(texts, {})
  if (first === undefined) return {}
  const following = source === undefined ? [] : TAGS.filter((tag) => tag !== first && texts[tag])
  const entries = TAGS.flatMap((tag) => {
    const follows = outdated.includes(tag)
      ? { source: first, hash: '' }
      : following.includes(tag) && { source: first, hash: hashOf(texts[first] ?? '') }
    const right = checked.includes(tag) && { right: hashOf(texts[tag] ?? '') }
    const text = texts[tag] ? undefined : drafted[tag]
    const draft = text !== undefined && {
      draft: { text, source: first, hash: hashOf(texts[first] ?? '') },
    }
    return follows || right || draft ? [[tag, { ...follows, ...right, ...draft }] as const] : []
  })
  return Object.fromEntries(entries)
}
