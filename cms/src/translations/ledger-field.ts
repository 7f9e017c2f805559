import type { Field, JSONField, JsonObject, PayloadRequest } from 'payload'
import { nobody } from '../access/roles.ts'
import { DEFAULT_LOCALE } from '../locales.ts'
import { plain, textsByTag } from './gaps.ts'
import { afterSave, type Ledger, readLedger, TAGS } from './ledger.ts'
import { heldBeforeSave } from './other-texts.ts'
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

/** Payload hands over what is held in all languages, and what is saved in one of them. */
function ledgerAfter(
  fields: readonly Field[],
  held: JsonObject = {},
  saved: unknown,
  { locale }: PayloadRequest,
): Ledger {
  const before = heldBeforeSave(held)
  const known = readLedger(before[LEDGER])
  const tag = locale ?? DEFAULT_LOCALE
  if (!TAGS.includes(tag)) return known
  const old = new Map(textsOf(fields, before).map(({ key, value }) => [key, textsByTag(value)]))
  const others = new Map(textsOf(fields, held).map(({ key, value }) => [key, textsByTag(value)]))
  const next = textsOf(fields, saved).map(({ key, value }) => {
    const texts = { ...others.get(key), [tag]: plain(value) }
    return [key, afterSave(known[key] ?? {}, old.get(key) ?? {}, texts)] as const
  })
  return Object.fromEntries(next.filter(([, entries]) => Object.keys(entries).length > 0))
}
