import type { Field, Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { isFact } from '../facts/facts.ts'
import { LEDGER } from './ledger.ts'

/** Where a document stands whose translations are followed. */
export type Place =
  | { collection: SanitizedCollectionConfig; id: number | string }
  | { global: SanitizedGlobalConfig }

/** The same place by its slug. */
export function addressOf(place: Place) {
  return 'global' in place
    ? { global: place.global.slug }
    : { collection: place.collection.slug, id: place.id }
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
