import { readObject } from '@noren/contract/json'
import type { Field, FieldHook, JSONField, JsonObject, PayloadRequest, Where } from 'payload'
import { DEFAULT_LOCALE } from '../../base/locales.ts'
import { TRANSLATED_FIELD } from '../../base/ui/components.ts'
import { nobody } from '../../staff/access/roles.ts'
import { mapFields } from '../fields/walk.ts'
import { isOwnText, type OwnText, withOtherLanguages } from '../side-by-side/both-languages.ts'
import { otherName } from '../side-by-side/other-name.ts'
import { plain, textsByTag, textsOf } from './gaps.ts'
import { newestVersion, type Place } from './latest.ts'
import { afterSave, LEDGER, type Ledger, readLedger, TAGS, type Texts } from './ledger.ts'

/**
 * The fields of a document, each text per language with those of the other languages beside it and a mark
 * of what it lacks, and the ledger that knows it. The mark is a description and does not stand after the
 * box: Payload draws what stands there anew at every key.
 */
export function followedFields(fields: Field[]): Field[] {
  const marked = mapFields(fields, (field) =>
    isOwnText(field) ? withOtherLanguages(withGapNote(field)) : field,
  )
  return [ledgerField(fields), ...marked]
}

function withGapNote(field: OwnText): OwnText {
  const components = { ...field.admin?.components, Description: TRANSLATED_FIELD }
  return Object.assign({}, field, { admin: { ...field.admin, components } })
}

/**
 * The ledger of a document with these fields. It is a part of the document, so that every draft and
 * version has the one that is true of its own texts. It must be the first of the fields: Payload begins
 * them in turn, the texts change what it holds of other languages, and rows look that up as they begin.
 */
function ledgerField(fields: readonly Field[]): JSONField {
  return {
    name: LEDGER,
    type: 'json',
    // Neither shown nor sent; what a sender says of it does not count either.
    hidden: true,
    // Without this, two versions that are compared show an empty line of it.
    access: { read: nobody },
    hooks: { beforeChange: [keepLedger(fields)] },
  }
}

type ByKey = Map<string, Texts>

/** What was known of a document, and its texts. */
type Before = { known: Ledger; texts: ByKey }

function keepLedger(fields: readonly Field[]): FieldHook {
  return async ({ collection, global, originalDoc, req, siblingData, ...given }) => {
    const { siblingDocWithLocales: held = {} } = given
    // Nothing may be waited for until these are read, and what is held is what the save is to go on from.
    const now = readBefore(fields, held)
    const tag = req.locale ?? DEFAULT_LOCALE
    if (!TAGS.includes(tag)) return now.known
    const sent = textsSent(fields, siblingData, tag)
    const id = originalDoc?.id
    const place = global
      ? { global }
      : collection?.versions?.drafts && id !== undefined
        ? { collection, id }
        : null
    const kept = place && (await beforeAutosaves(req, place))
    return ledgerAfter(kept ? readBefore(fields, kept) : now, sent)
  }
}

function readBefore(fields: readonly Field[], doc: unknown): Before {
  return { known: readLedger(readObject(doc)[LEDGER]), texts: textsIn(fields, doc) }
}

/** The texts of a document in all languages. */
function textsIn(fields: readonly Field[], doc: unknown): ByKey {
  return new Map(textsOf(fields, doc).map(({ key, value }) => [key, textsByTag(value)]))
}

/** What is saved: the language of the tag, and others as far as they were sent. */
function textsSent(fields: readonly Field[], doc: unknown, tag: string): ByKey {
  const sent: ByKey = new Map()
  for (const each of TAGS) {
    const nameOf = (name: string) => (each === tag ? name : otherName(name, each))
    for (const { key, value } of textsOf(fields, doc, nameOf)) {
      const isSent = each === tag || typeof value === 'string'
      sent.set(key, { ...sent.get(key), ...(isSent && { [each]: plain(value) }) })
    }
  }
  return sent
}

function ledgerAfter({ known, texts }: Before, sent: ByKey): Ledger {
  const next = Array.from(sent, ([key, now]) => {
    const before = texts.get(key) ?? {}
    return [key, afterSave(known[key] ?? {}, before, { ...before, ...now })] as const
  })
  return Object.fromEntries(next.filter(([, entries]) => Object.keys(entries).length > 0))
}

const KEPT: Where = { autosave: { not_equals: true } }

/**
 * A document, in all languages, as it was before the saves that a form has been doing by itself while
 * somebody types: each of them holds only a part of what is being written. `null` when the last save
 * was none of these.
 */
async function beforeAutosaves(req: PayloadRequest, place: Place): Promise<JsonObject | null> {
  const newest = await newestVersion(req, place, {})
  if (readObject(newest).autosave !== true) return null
  return (await newestVersion(req, place, KEPT))?.version ?? {}
}
