import { readObject } from '@noren/contract/json'
import type { Field } from 'payload'
import type { Words } from '../../base/words.ts'
import { isLocalized, type Position, partsOf, placedFields, TOP } from '../fields/walk.ts'
import type { GapState } from './gap-states.ts'
import { type Entries, hashOf, isBehind, type Ledger, TAGS, type Texts } from './ledger.ts'

/** A text that is not in step with its source. */
export type Gap = {
  key: string
  path: string
  trail: Words[]
  /** Tag of the language it is to be written in. */
  tag: string
  state: GapState
  /** The language it is to be taken from, and the text there. */
  source: string
  sourceText: string
}

/** What is left to translate in a document that was read in all languages. */
export function gapsIn(fields: readonly Field[], doc: unknown, ledger: Ledger): Gap[] {
  return textsOf(fields, doc).flatMap(({ value, ...text }) =>
    gapsOf(text, textsByTag(value), ledger[text.key] ?? {}),
  )
}

/** The texts of a value that was read in all languages. */
export function textsByTag(value: unknown): Texts {
  const texts = readObject(value)
  return Object.fromEntries(TAGS.map((tag) => [tag, plain(texts[tag])]))
}

/** A name in a language, else in the first that has it, or as it is where all share it; empty where there is none. */
export function nameIn(tag: string, name: unknown): string {
  const texts = textsByTag(name)
  return plain(name) || ([tag, ...TAGS].map((each) => texts[each]).find(Boolean) ?? '')
}

/** A text without what nobody sees of it. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : ''
}

function gapsOf(text: Omit<Text, 'value'>, texts: Texts, entries: Entries): Gap[] {
  const first = sourceOf(texts, entries)
  if (!first) return []
  return TAGS.flatMap((tag): Gap[] => {
    const followed = entries[tag]?.source
    const isStale = isBehind(entries[tag], texts)
    const source = isStale && followed ? followed : first
    const state = isStale && texts[tag] ? 'stale' : stateOf(tag, source, texts, entries)
    return state ? [{ ...text, tag, state, source, sourceText: texts[source] ?? '' }] : []
  })
}

/** The language others are taken from: the one that is followed, else the first that has the text. */
function sourceOf(texts: Texts, entries: Entries): string | undefined {
  const followed = Object.values(entries).map(({ source }) => source)
  return followed.find((tag) => tag && texts[tag]) ?? TAGS.find((tag) => texts[tag])
}

function stateOf(
  tag: string,
  source: string,
  texts: Texts,
  entries: Entries,
): Exclude<GapState, 'stale'> | null {
  const own = texts[tag]
  if (!own) return 'missing'
  const isCopy = tag !== source && own === texts[source] && !isSameByNature(own)
  return isCopy && entries[tag]?.right !== hashOf(own) ? 'same' : null
}

/** A text of a document that each language has its own of. */
type Text = Position & { value: unknown }

/** By what name a document holds a text; it may carry the text of another language beside it. */
type NameOf = (name: string) => string

/**
 * The texts of a document per language; `value` is what the document holds there: a text where it was
 * read in one language, the texts by language where it was read in all. Rows that have no id yet are
 * left out: nothing is known of them.
 */
export function textsOf(
  fields: readonly Field[],
  doc: unknown,
  nameOf: NameOf = (name) => name,
  at: Position = TOP,
): Text[] {
  const values = readObject(doc)
  return placedFields(fields, at).flatMap((placed): Text[] => {
    const { field, name, ...here } = placed
    if (isLocalized(placed)) return [{ ...here, value: values[nameOf(name)] }]
    return partsOf(placed, values[name])
      .filter((part) => field.type !== 'array' || part.values.id)
      .flatMap((part) => textsOf(part.fields, part.values, nameOf, part))
  })
}

const ADDRESS =
  /^(?:[a-z][a-z+.-]*:\S+|[/#@]\S*|\S+@\S+|(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?)$/i

/**
 * Whether a text is naturally the same in every language: figures with a short unit (`1,800`, `46 m²`,
 * `24h`), addresses of the web and of mail.
 */
export function isSameByNature(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return ADDRESS.test(text) || (letters.length <= 2 && letters.every((each) => /[a-z]/i.test(each)))
}
