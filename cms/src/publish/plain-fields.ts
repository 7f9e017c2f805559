import { eachOf, someOf } from '@noren/contract/fields'
import type { LocalizedText } from '@noren/contract/localized'
import { address, isWritten, localized, text } from './per-language.ts'

/*
 * Readers of a document's plain fields, by the names in the contract's lists. A name that the document
 * lacks is a type error.
 */

type WithTexts<Name extends string> = { [N in Name]?: string | null }
/** The document, or a type error that names the missing field. */
type Whole<Doc, Name extends string> = Doc & Record<Exclude<Name, keyof Doc>, never>
type WithPictures<Name extends string> = { [N in Name]?: Parameters<typeof address>[0] }

/** The texts under `names`; a missing one is empty. */
export function texts<Doc extends WithTexts<Name>, Name extends string>(
  doc: Whole<Doc, Name> | undefined,
  names: readonly Name[],
): Record<Name, string> {
  return eachOf(names, (name) => text(doc?.[name]))
}

/** The texts under `names`, without missing and blank ones. */
export function optionalTexts<Doc extends WithTexts<Name>, Name extends string>(
  doc: Whole<Doc, Name> | undefined,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  return someOf(names, (name) => {
    const own: string | null | undefined = doc?.[name]
    return isWritten(own) ? own : null
  })
}

/** The texts under `names` in all languages that have them, by code. */
export function localizedTexts<Doc extends WithTexts<Name>, Name extends string>(
  doc: Whole<Doc, Name>,
  names: readonly Name[],
): Record<Name, LocalizedText> {
  return eachOf(names, (name) => localized(doc[name]))
}

/** As {@link localizedTexts}, without those that no language has. */
export function optionalLocalizedTexts<Doc extends WithTexts<Name>, Name extends string>(
  doc: Whole<Doc, Name>,
  names: readonly Name[],
): Partial<Record<Name, LocalizedText>> {
  return someOf(names, (name) => written(localized(doc[name])))
}

/** The text; `null` when no language has it. */
export function written<Text extends LocalizedText>(text: Text): Text | null {
  return Object.keys(text).length > 0 ? text : null
}

/** The public addresses of the pictures under `names`, without deleted ones. */
export function optionalPictures<Doc extends WithPictures<Name>, Name extends string>(
  doc: Whole<Doc, Name>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  return someOf(names, (name) => address(doc[name]) || null)
}

/** A moment (ISO 8601), if there is one. */
export type Time = string | null | undefined

/** The last of some moments; `undefined` when there are none. */
export function newest(times: readonly Time[]): string | undefined {
  return times
    .filter((time) => typeof time === 'string')
    .toSorted()
    .at(-1)
}
