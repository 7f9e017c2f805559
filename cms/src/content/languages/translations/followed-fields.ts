import { readObject } from '@noren/contract/json'
import type { Field, FieldHook, JSONField, JsonObject, PayloadRequest, Where } from 'payload'
import { DEFAULT_LOCALE, isTag, TAGS } from '../../../base/locales.ts'
import { noOne } from '../../../staff/access/roles.ts'
import { broughtAlong } from '../../model/brought-along.ts'
import { namedFacts } from '../../model/fields/text.ts'
import { otherName } from '../../model/other-name.ts'
import { isRestoring } from '../../model/saved-by.ts'
import { mapFields } from '../../model/walk.ts'
import { isOwnText, type OwnText, withOtherLanguages } from '../side-by-side/both-languages.ts'
import { plain, textsByTag, textsOf } from './gaps.ts'
import { newestVersion, type Place } from './latest.ts'
import { afterSave, LEDGER, type Ledger, readLedger, type Texts, withDrafts } from './ledger.ts'

/**
 * The fields of a document and its ledger. Each localized text has a field for each other language beside
 * it, and a note about what it lacks. The note is the field's description, since Payload draws again at
 * every key what comes after the field.
 */
export function followedFields(fields: Field[]): Field[] {
  const marked = mapFields(fields, (field) =>
    isOwnText(field) ? withOtherLanguages(withGapNote(field)) : field,
  )
  return [ledgerField(fields), ...marked]
}

function withGapNote(field: OwnText): OwnText {
  const clientProps = { namesCompany: namedFacts(field) !== undefined }
  const note = {
    path: '/src/content/languages/translations/translated-field.tsx#TranslatedField',
    clientProps,
  }
  const components = { ...field.admin?.components, Description: note }
  return Object.assign({}, field, { admin: { ...field.admin, components } })
}

/**
 * The ledger of a document with these fields. It is part of the document, so that every draft and version
 * has one that matches its texts. It must be the first field: Payload starts the fields' hooks in order,
 * the texts change what it stores of other languages, and rows look that up as they start.
 */
function ledgerField(fields: readonly Field[]): JSONField {
  return {
    name: LEDGER,
    type: 'json',
    // Neither shown nor sent, and a sender's value is ignored.
    hidden: true,
    // Otherwise a comparison of two versions shows an empty line for it.
    access: { read: noOne },
    hooks: { beforeChange: [keepLedger(fields)] },
  }
}

type ByKey = Map<string, Texts>

/** The ledger and the texts of a document before a save. */
type Before = { known: Ledger; texts: ByKey }

function keepLedger(fields: readonly Field[]): FieldHook {
  return async ({ collection, global, originalDoc, req, siblingData, ...given }) => {
    const { siblingDocWithLocales: held = {} } = given
    // Reads this before any `await`, since the hooks of the texts change it.
    const now = readBefore(fields, held)
    const brought = broughtAlong(req)
    if (brought) return readLedger(brought.ledger)
    const tag = req.locale ?? DEFAULT_LOCALE
    if (!isTag(tag) || isRestoring(req)) return now.known
    const sent = textsSent(fields, siblingData, tag)
    const id = originalDoc?.id
    const place = global
      ? { global }
      : collection?.versions?.drafts && id !== undefined
        ? { collection, id }
        : null
    const kept = place && (await beforeAutosaves(req, place))
    return ledgerAfter(kept ? readBefore(fields, kept) : now, now, sent)
  }
}

function readBefore(fields: readonly Field[], doc: unknown): Before {
  return { known: readLedger(readObject(doc)[LEDGER]), texts: textsIn(fields, doc) }
}

/** The texts of a document in all languages, by key. */
function textsIn(fields: readonly Field[], doc: unknown): ByKey {
  return new Map(textsOf(fields, doc).map(({ key, value }) => [key, textsByTag(value)]))
}

/** The sent texts: those of the tag's language, and others as far as they were sent. */
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

/** @param held the document as it was last saved: a draft may have come between two autosaves */
function ledgerAfter({ known, texts }: Before, held: Before, sent: ByKey): Ledger {
  const next = Array.from(sent, ([key, now]) => {
    const before = texts.get(key) ?? {}
    const entries = afterSave(known[key] ?? {}, before, { ...before, ...now })
    return [
      key,
      withDrafts(entries, held.known[key] ?? {}, { ...held.texts.get(key), ...now }),
    ] as const
  })
  return Object.fromEntries(next.filter(([, entries]) => Object.keys(entries).length > 0))
}

const KEPT: Where = { autosave: { not_equals: true } }

/**
 * A document, in all languages, as it was before the current series of autosaves, each of which has only a
 * part of the text. `null` when the last save was no autosave.
 */
async function beforeAutosaves(req: PayloadRequest, place: Place): Promise<JsonObject | null> {
  const newest = await newestVersion(req, place, {})
  if (readObject(newest).autosave !== true) return null
  return (await newestVersion(req, place, KEPT))?.version ?? {}
}
