import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { TAGS } from '../../../base/locales.ts'
import { isSameByNature } from './same-by-nature.ts'

/** The field of a document's ledger. */
export const LEDGER = 'translationLedger'

const entrySchema = v.object({
  /** The language that this one follows, and the hash of the source text that it last matched. */
  source: v.optional(v.string()),
  hash: v.optional(v.string()),
  /** Hash of this language's text that staff confirmed although it equals the source. */
  right: v.optional(v.string()),
  /** A machine's draft while this language's text is missing, and the source it was made from, as above. */
  draft: v.optional(v.object({ text: v.string(), source: v.string(), hash: v.string() })),
})

const ledgerSchema = v.record(v.string(), v.record(v.string(), entrySchema))

/**
 * The ledger of a document: by the key of a text, then by the tag of a language. A text without an entry is
 * up to date.
 */
export type Ledger = v.InferOutput<typeof ledgerSchema>

export type Entries = Ledger[string]

/** A text in each language, by tags; empty where it is missing. */
export type Texts = Readonly<Record<string, string>>

/** Reads a stored ledger; an invalid one becomes empty. */
export function readLedger(stored: unknown): Ledger {
  const read = v.safeParse(ledgerSchema, stored)
  return read.success ? read.output : {}
}

/** A short hash, to recognise a text later. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

/** Whether the source of this text has changed since. */
export function isBehind(entry: Entries[string] | undefined, texts: Texts): boolean {
  const source = entry?.source && texts[entry.source]
  return Boolean(source) && entry?.hash !== hashOf(source ?? '')
}

/** The source language: the one that others follow, else the first that has the text. */
export function sourceOf(texts: Texts, entries: Entries): string | undefined {
  const followed = Object.values(entries).map(({ source }) => source)
  return followed.find((tag) => tag && texts[tag]) ?? TAGS.find((tag) => texts[tag])
}

/** Whether a text is a copy of its source that no one translated or confirmed. */
export function isCopy(tag: string, texts: Texts, entries: Entries): boolean {
  const source = sourceOf(texts, entries)
  const own = texts[tag]
  if (!own || !source || tag === source || own !== texts[source]) return false
  return !isSameByNature(own) && entries[tag]?.right !== hashOf(own)
}

/** The entries after a save: texts that were saved together match each other. */
export function afterSave(entries: Entries, before: Texts, texts: Texts): Entries {
  const [first, ...rest] = TAGS.filter((tag) => (texts[tag] ?? '') !== (before[tag] ?? ''))
  if (first === undefined) return entries
  if (rest.length === 0) return afterChange(entries, first, before, texts[first] ?? '')
  const source = [first, ...rest].find((tag) => texts[tag]) ?? first
  const next = afterChange(entries, source, before, texts[source] ?? '')
  const untouched = ([tag]: [string, unknown]) => ![first, ...rest].some((each) => each === tag)
  return Object.fromEntries(Object.entries(next).filter(untouched))
}

/**
 * The entries after a save of one language. An outdated text now matches its source; an up-to-date one was
 * changed alone, and the others become outdated.
 */
export function afterChange(entries: Entries, tag: string, before: Texts, text: string): Entries {
  const { [tag]: own, ...others } = entries
  if (!text) return others
  if (!before[tag]) return { ...others, ...copied(tag, before, text) }
  const source = own?.source ? before[own.source] : undefined
  if (own && source && isBehind(own, before)) {
    return { ...others, [tag]: { ...own, hash: hashOf(source) } }
  }
  // A copy is translated for the first time.
  const original = isCopy(tag, before, entries) && sourceOf(before, entries)
  if (original)
    return { ...others, [tag]: { source: original, hash: hashOf(before[original] ?? '') } }
  const behind = TAGS.filter(
    (each) => each !== tag && before[each] && !isBehind(entries[each], before),
  ).map((each) => [each, { ...entries[each], source: tag, hash: hashOf(before[tag] ?? '') }])
  const right = own?.right ? { [tag]: { right: own.right } } : {}
  return { ...others, ...Object.fromEntries(behind), ...right }
}

/** A first text that equals another language's is a copy of that, whichever is first in the table. */
function copied(tag: string, before: Texts, text: string): Entries {
  const source = TAGS.find((each) => each !== tag && before[each] === text)
  return source ? { [tag]: { source, hash: hashOf(text) } } : {}
}

type Draft = NonNullable<Entries[string]['draft']>

/** The draft of a missing text; none once its source is another. */
export function draftIn(entries: Entries, tag: string, texts: Texts): Draft | undefined {
  const draft = entries[tag]?.draft
  const isOfNow = draft && !texts[tag] && draft.hash === hashOf(texts[draft.source] ?? '')
  return isOfNow ? draft : undefined
}

/** The entries of a text with the drafts that are held of it, as far as it is still missing. */
export function withDrafts(entries: Entries, held: Entries, texts: Texts): Entries {
  const all = TAGS.map((tag) => {
    const { draft: _former, ...own } = entries[tag] ?? {}
    const draft = draftIn(held, tag, texts)
    return [tag, { ...own, ...(draft && { draft }) }] as const
  })
  return Object.fromEntries(all.filter(([, entry]) => Object.keys(entry).length > 0))
}

/** The entries after staff confirmed the text of a language. */
export function afterConfirmation(entries: Entries, tag: string, texts: Texts): Entries {
  const own = entries[tag]
  const source = own?.source ? texts[own.source] : undefined
  const inStep = source ? { hash: hashOf(source) } : {}
  return { ...entries, [tag]: { ...own, ...inStep, right: hashOf(texts[tag] ?? '') } }
}
