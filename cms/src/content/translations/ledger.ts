import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { LOCALES } from '../../base/locales.ts'

/** The field a document keeps its ledger in. */
export const LEDGER = 'translationLedger'

const entrySchema = v.object({
  /** The language this one follows, and the hash of the text it was last in step with. */
  source: v.optional(v.string()),
  hash: v.optional(v.string()),
  /** Hash of the text of this language that somebody said is right though it is the same. */
  right: v.optional(v.string()),
})

const ledgerSchema = v.record(v.string(), v.record(v.string(), entrySchema))

/**
 * What is known of the translations of a document: by the key of a text, then by the tag of a language.
 * A text that nothing is known of is in step.
 */
export type Ledger = v.InferOutput<typeof ledgerSchema>

export type Entries = Ledger[string]

/** A text in each language, by tags; empty where there is none. */
export type Texts = Readonly<Record<string, string>>

/** The tags of the languages of the content, the desk's own first. */
export const TAGS: readonly string[] = LOCALES.map(({ htmlLang }) => htmlLang)

/** The ledger as it is stored; whatever is none is an empty one. */
export function readLedger(stored: unknown): Ledger {
  const read = v.safeParse(ledgerSchema, stored)
  return read.success ? read.output : {}
}

/** By what a text is recognised later. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

/** Whether the text this one follows has changed since. */
export function isBehind(entry: Entries[string] | undefined, texts: Texts): boolean {
  const source = entry?.source && texts[entry.source]
  return Boolean(source) && entry?.hash !== hashOf(source ?? '')
}

/** What is known once the texts were saved: those that were written together are in step. */
export function afterSave(entries: Entries, before: Texts, texts: Texts): Entries {
  const [first, ...rest] = TAGS.filter((tag) => (texts[tag] ?? '') !== (before[tag] ?? ''))
  if (first === undefined) return entries
  if (rest.length === 0) return afterChange(entries, first, before, texts[first] ?? '')
  const source = [first, ...rest].find((tag) => texts[tag]) ?? first
  const next = afterChange(entries, source, before, texts[source] ?? '')
  const untouched = ([tag]: [string, unknown]) => tag !== first && !rest.includes(tag)
  return Object.fromEntries(Object.entries(next).filter(untouched))
}

/**
 * What is known once the text in one language was saved. A text that was behind has caught up; one that
 * was not was changed by itself, and the others are behind it from then on.
 */
export function afterChange(entries: Entries, tag: string, before: Texts, text: string): Entries {
  const { [tag]: own, ...others } = entries
  if (!text) return others
  if (!before[tag]) return { ...others, ...copied(tag, before, text) }
  const source = own?.source ? before[own.source] : undefined
  if (own && source && isBehind(own, before)) {
    return { ...others, [tag]: { ...own, hash: hashOf(source) } }
  }
  const behind = TAGS.filter(
    (each) => each !== tag && before[each] && !isBehind(entries[each], before),
  ).map((each) => [each, { ...entries[each], source: tag, hash: hashOf(before[tag] ?? '') }])
  const right = own?.right ? { [tag]: { right: own.right } } : {}
  return { ...others, ...Object.fromEntries(behind), ...right }
}

/** A first text that is another language's is that one's copy, whichever stands first in the table. */
function copied(tag: string, before: Texts, text: string): Entries {
  const source = TAGS.find((each) => each !== tag && before[each] === text)
  return source ? { [tag]: { source, hash: hashOf(text) } } : {}
}

/** What is known once somebody said that the text of a language is right as it is. */
export function afterConfirmation(entries: Entries, tag: string, texts: Texts): Entries {
  const own = entries[tag]
  const source = own?.source ? texts[own.source] : undefined
  const inStep = source ? { hash: hashOf(source) } : {}
  return { ...entries, [tag]: { ...own, ...inStep, right: hashOf(texts[tag] ?? '') } }
}
