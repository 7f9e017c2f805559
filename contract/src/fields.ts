import { readText } from './json.ts'
import { type LocalizedText, readLocalizedText } from './localized.ts'

/**
 * A resource names its plain fields once, in lists by kind. Its type, its reader, and all code that
 * reshapes documents go through these lists.
 */
export type FieldLists = { readonly [Kind in string]: readonly string[] }

/** The names in each of a resource's lists, by kind. */
export type NamesIn<Lists extends FieldLists> = { [Kind in keyof Lists]: Lists[Kind][number] }

/** Merges a type of several parts, so that an editor shows one list of fields; `& {}` makes it do so. */
export type Flat<Type> = { [Key in keyof Type]: Type[Key] } & {}

/** The names of a table's rows, in its order. */
export function namesOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table).filter((name): name is keyof Table & string => name in table)
}

/** An object with a value for each name. */
export function eachOf<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Record<Name, Value> {
  const fields: Partial<Record<Name, Value>> = {}
  for (const name of names) fields[name] = valueFor(name)
  // The loop gave every name a value.
  return fields as Record<Name, Value>
}

/** As {@link eachOf}, without the names that have no value. */
export function someOf<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value | null | undefined,
): Partial<Record<Name, Value>> {
  const fields: Partial<Record<Name, Value>> = {}
  for (const name of names) {
    const value = valueFor(name)
    if (value !== null && value !== undefined) fields[name] = value
  }
  return fields
}

/** The texts under `names`, without white space around them; a missing one is empty. */
export function readTextFields<Name extends string>(
  raw: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, string> {
  return eachOf(names, (name) => readText(raw[name]).trim())
}

/** The localized texts under `names`; a missing one has no language. */
export function readLocalizedFields<Name extends string>(
  raw: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, LocalizedText> {
  return eachOf(names, (name) => readLocalizedText(raw[name]))
}
