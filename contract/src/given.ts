import { isBlank } from './invisible.ts'
import { isObject, parseJsonOnce, readList, readObject, readOptionalText } from './json.ts'

/**
 * Readers of what has something built in for when it is missing: missing is not the same as given in a
 * way that nobody can read.
 */

/** Stands for what was given but cannot be read: nothing built in takes its place. It is read as itself again. */
export const UNREADABLE = 'unreadable'

/** A list, empty when it is missing. */
export type GivenList<T> = T[] | typeof UNREADABLE

/** Reads such a list; {@link UNREADABLE} when nothing in it is readable. */
export function readGivenList<T>(raw: unknown, read: (raw: unknown) => T[]): GivenList<T> {
  const list = read(raw)
  return list.length > 0 || isMissing(raw) ? list : UNREADABLE
}

/** A list of texts, each also as an object: its title, and below that what it says. */
export function readTitledTexts(raw: unknown): string[] {
  return readList(raw, (item) => {
    const { title, name = title, text, description = text } = readObject(item)
    const texts = isObject(item) ? [name, description] : [item]
    return texts.flatMap((each) => readOptionalText(each) ?? []).join('\n') || null
  })
}

/** An address, also as `{url}`; `undefined` when it is missing, {@link UNREADABLE} when it is something else. */
export function readAddress(raw: unknown): string | undefined {
  const text = readOptionalText(isObject(raw) ? raw.url : raw)
  return text ?? (isMissing(raw) ? undefined : UNREADABLE)
}

function isMissing(raw: unknown): boolean {
  const value = typeof raw === 'string' && !isBlank(raw) ? (parseJsonOnce(raw) ?? raw) : raw
  if (typeof value === 'string') return isBlank(value)
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}
