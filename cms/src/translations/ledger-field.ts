import { readObject } from '@noren/contract/json'
import type { Field, JSONField, PayloadRequest } from 'payload'
import { nobody } from '../access/roles.ts'
import { DEFAULT_LOCALE } from '../locales.ts'
import { plain, textsByTag } from './gaps.ts'
import { afterChange, type Ledger, readLedger, TAGS } from './ledger.ts'
import { textsOf } from './texts.ts'

/** The field a document keeps its ledger in. */
export const LEDGER = 'translationLedger'

/**
 * The ledger of a document with these fields. It is a part of the document, so that every draft and
 * version has the one that is true of its own texts.
 */
export function ledgerField(fields: readonly Field[]): JSONField {
  return {
    name: LEDGER,
    type: 'json',
    // Neither shown nor sent; what a sender says of it does not count either.
    hidden: true,
    // Without this, two versions that are compared show an empty line of it.
    access: { read: nobody },
    hooks: {
      beforeChange: [
        ({ siblingData, siblingDocWithLocales, req }) =>
          ledgerAfter(fields, siblingDocWithLocales, siblingData, req),
      ],
    },
  }
}

/** Payload hands over what was there in all languages, and what is saved in one. */
function ledgerAfter(
  fields: readonly Field[],
  before: unknown,
  saved: unknown,
  { locale }: PayloadRequest,
): Ledger {
  const known = readLedger(readObject(before)[LEDGER])
  const tag = locale ?? DEFAULT_LOCALE
  if (!TAGS.includes(tag)) return known
  const old = new Map(textsOf(fields, before).map(({ key, value }) => [key, textsByTag(value)]))
  const next = textsOf(fields, saved).map(({ key, value }) => {
    const texts = old.get(key) ?? {}
    const text = plain(value)
    const entries = known[key] ?? {}
    const isChanged = text !== (texts[tag] ?? '')
    return [key, isChanged ? afterChange(entries, tag, texts, text) : entries] as const
  })
  return Object.fromEntries(next.filter(([, entries]) => Object.keys(entries).length > 0))
}
