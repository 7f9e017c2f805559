import type {
  CollectionSlug,
  Field,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { followedIn } from '../../content/languages/translations/latest.ts'
import { LEDGER } from '../../content/languages/translations/ledger.ts'
import type { FactSlug } from '../../content/model/facts.ts'
import { type PlacedField, type Position, staffFields, TOP } from '../../content/model/walk.ts'
import { signInRules } from '../../staff/accounts/second-factor/sign-in-rules.ts'

/** What a folder has of a company. */
export type Contents = {
  /** Collections with a folder of files each; one that refers to another comes after it. */
  lists: SanitizedCollectionConfig[]
  /** Globals with a file each. */
  globals: SanitizedGlobalConfig[]
}

/** Everything that staff write, by the configuration, so that a new collection or global is part of it. */
export function contentsOf(payload: Payload): Contents {
  const lists = followedIn(payload).collections
  const refers = ({ flattenedFields }: SanitizedCollectionConfig) =>
    flattenedFields.some(({ type }) => type === 'relationship')
  return {
    lists: [...lists.filter((list) => !refers(list)), ...lists.filter(refers)],
    globals: payload.config.globals.filter(({ slug }) => slug !== signInRules.slug),
  }
}

/** The collection whose files hold facts, and how each kind is called in them. */
export const WITH_FACTS: CollectionSlug = 'restaurants'

export const FACT_LISTS = {
  menus: 'menus',
  menu: 'dishes',
  closures: 'closures',
  full: 'booked',
} as const satisfies Record<string, FactSlug>

/** The field by which the desk lists a collection; `null` where staff put it in order by hand. */
export function orderField({ defaultSort, orderable }: SanitizedCollectionConfig): string | null {
  const [field] = [defaultSort].flat()
  return orderable || !field ? null : field.replace(/^-/, '')
}

/** What a file says of a document's place among those that this field cannot order: news of one day. */
export const AMONG_EQUALS = 'order'

/** What a fact's place in a file says. */
const SAID_BY_PLACE: readonly string[] = ['place', 'restaurant']

/** The fields that a file has, of a document, a group or a row. */
export function writtenFields(fields: readonly Field[], at: Position = TOP): PlacedField[] {
  return staffFields(fields, at).filter(
    ({ name, field }) => !('virtual' in field && field.virtual) && name !== LEDGER,
  )
}

/** The fields of a fact that a file has. */
export function factFields(payload: Payload, fact: FactSlug): Field[] {
  return payload.collections[fact].config.fields.filter(
    (field) => !('name' in field && SAID_BY_PLACE.includes(field.name ?? '')),
  )
}
