import { readObject } from '@noren/contract/json'
import type { Field } from 'payload'
import { TAGS } from '../../../base/locales.ts'
import type { Words } from '../../../base/words.ts'
import type { Place } from '../../model/fields/room.ts'
import { roomOf } from '../../model/fields/text.ts'
import {
  isLocalized,
  type Position,
  partsOf,
  placedFields,
  type Row,
  TOP,
} from '../../model/walk.ts'
import type { GapState } from './gap-states.ts'
import {
  draftIn,
  type Entries,
  isBehind,
  isCopy,
  type Ledger,
  sourceOf,
  type Texts,
} from './ledger.ts'

/** A text that is missing, outdated or a mere copy. */
export type Gap = {
  key: string
  path: string
  trail: Words[]
  /** Tag of the language to write. */
  tag: string
  state: GapState
  /** Its source language, and the text there. */
  source: string
  sourceText: string
  /** The text in the language to write. */
  ownText: string
  /** What a machine has drafted in its place; `null` when nothing. */
  draft: string | null
  box: Box
}

/** What a box for a text must know about its field. */
export type Box = {
  isLong: boolean
  /** Its place on the site, when that has little room, and the text that the site adds there. */
  room: Place | null
  ending: string
}

/** The missing, outdated and copied texts of a document that was read in all languages. */
export function gapsIn(fields: readonly Field[], doc: unknown, ledger: Ledger): Gap[] {
  return textsOf(fields, doc).flatMap(({ value, ...text }) =>
    gapsOf(text, textsByTag(value), ledger[text.key] ?? {}),
  )
}

/** The texts of a value that was read in all languages, by tag. */
export function textsByTag(value: unknown): Texts {
  const texts = readObject(value)
  return Object.fromEntries(TAGS.map((tag) => [tag, plain(texts[tag])]))
}

/**
 * A name in one language, else in the first language that has it; a name without languages as it is; empty
 * when there is none.
 */
export function nameIn(tag: string, name: unknown): string {
  const texts = textsByTag(name)
  return plain(name) || ([tag, ...TAGS].map((each) => texts[each]).find(Boolean) ?? '')
}

/** A text without invisible differences: line ends, and spaces around it. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : ''
}

function gapsOf(
  { field, beside, ...text }: Omit<Text, 'value'>,
  texts: Texts,
  entries: Entries,
): Gap[] {
  const first = sourceOf(texts, entries)
  if (!first) return []
  return TAGS.flatMap((tag): Gap[] => {
    const followed = entries[tag]?.source
    const isStale = isBehind(entries[tag], texts)
    const draft = draftIn(entries, tag, texts)
    const source = draft?.source ?? (isStale && followed ? followed : first)
    const state = stateOf(tag, texts, entries)
    if (!state) return []
    const [sourceText, ownText] = [texts[source] ?? '', texts[tag] ?? '']
    const box = boxOf(field, beside, tag)
    return [{ ...text, tag, state, source, sourceText, ownText, draft: draft?.text ?? null, box }]
  })
}

function stateOf(tag: string, texts: Texts, entries: Entries): GapState | null {
  if (!texts[tag]) return draftIn(entries, tag, texts) ? 'drafted' : 'missing'
  if (isBehind(entries[tag], texts)) return 'stale'
  return isCopy(tag, texts, entries) ? 'same' : null
}

function boxOf(field: Field, beside: Row, tag: string): Box {
  const { room = null, continued = '' } = roomOf(field) ?? {}
  return {
    isLong: field.type === 'textarea',
    room,
    ending: textsByTag(beside[continued])[tag] ?? '',
  }
}

/** A localized text of a document. */
export type Text = Position & {
  field: Field
  value: unknown
  /** The values of its document, group or row. */
  beside: Row
}

/** The name under which a document has a text: another language's text is beside it under another name. */
type NameOf = (name: string) => string

/**
 * The localized texts of a document. `value` is what it has there: a text when it was read in one language,
 * texts by language when it was read in all. Leaves out rows without an id, which no ledger can name.
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
    if (isLocalized(placed))
      return [{ ...here, field, value: values[nameOf(name)], beside: values }]
    return partsOf(placed, values[name])
      .filter((part) => field.type !== 'array' || part.values.id)
      .flatMap((part) => textsOf(part.fields, part.values, nameOf, part))
  })
}
