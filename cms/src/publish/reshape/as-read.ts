import { isObject } from '@noren/contract/json'
import { LANGUAGE, languageFromCode } from '@noren/contract/language'
import type { Row } from '../../content/model/walk.ts'

/** A reader of the site: it accepts any input, and is idempotent on valid input. */
export type Read = (value: unknown) => unknown

/**
 * What the site reads of a value, in which nothing that it expects is missing. The value itself where a part
 * of it would be lost, so that the check finds that.
 */
export function asRead(value: Row, read: Read): Row {
  const whole = read(value)
  return isObject(whole) && firstLost(value, whole) === null ? whole : value
}

/** The path of the first part that a reader dropped or changed; `null` when there is none. */
export function firstLost(
  written: unknown,
  read: unknown,
  path: readonly string[] = [],
): readonly string[] | null {
  if (written === undefined || written === read) return null
  if (!isObject(written) && !Array.isArray(written)) return path
  const isWhole = isObject(read) || Array.isArray(read)
  const found = new Map(isWhole ? Object.entries(read) : [])
  for (const [key, value] of Object.entries(written)) {
    const own = firstLost(value, found.get(key) ?? found.get(tagOf(key)), [...path, key])
    if (own !== null) return own
  }
  return isWhole ? null : path
}

/** Readers know each language under either of its names, and keep the text under one (readings A1). */
function tagOf(key: string): string {
  const language = languageFromCode(key)
  return language ? LANGUAGE[language].htmlLang : key
}
