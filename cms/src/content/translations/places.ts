import type { Field, Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import type { Opened } from '../../staff/access/may-open.ts'
import { isFact } from '../facts/facts.ts'
import { LEDGER } from './ledger.ts'

/** Where a document stands whose translations are followed. */
export type Place =
  | { collection: SanitizedCollectionConfig; id: number | string }
  | { global: SanitizedGlobalConfig }

/** The place of a document that was opened; `null` where there is none. */
export function placeOf({ collections, globals }: Payload, opened: Opened): Place | null {
  if ('collection' in opened) {
    return { collection: collections[opened.collection].config, id: opened.id }
  }
  const global = globals.config.find(({ slug }) => slug === opened.global)
  return global ? { global } : null
}

/** The kinds of content with forms whose translations are followed, in the order of the configuration. */
export function followedIn({ config }: Payload): {
  collections: SanitizedCollectionConfig[]
  globals: SanitizedGlobalConfig[]
} {
  return {
    collections: config.collections.filter(
      ({ slug, fields }) => hasLedger(fields) && !isFact(slug),
    ),
    globals: config.globals.filter(({ fields }) => hasLedger(fields)),
  }
}

function hasLedger(fields: Field[]): boolean {
  return fields.some((field) => 'name' in field && field.name === LEDGER)
}
