import { isBlank } from './invisible.ts'

/**
 * Small readers of JSON from outside, for any input. They never throw: a value of the wrong kind becomes
 * its default (ENT-12 to ENT-15).
 */

/** A JSON object (not null, not an array). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object, or an empty one. */
export function readObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {}
}

/** The object, or `null` when it is missing or empty: the server gave nothing. */
export function readFilledObject(value: unknown): Record<string, unknown> | null {
  return isObject(value) && Object.keys(value).length > 0 ? value : null
}

/** Parses a JSON text once; `undefined` when it is not JSON. */
export function parseJsonOnce(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text as it is, or an empty text. Finite numbers are written out. */
export function readText(value: unknown): string {
  // Half a surrogate pair cannot be written as UTF-8, so the page and its data would differ.
  if (typeof value === 'string') return value.toWellFormed()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** The text, or `undefined` when it is missing or blank. */
export function readOptionalText(value: unknown): string | undefined {
  const text = readText(value)
  return isBlank(text) ? undefined : text
}

/** The texts under `keys`; a missing or blank one is absent. */
export function readOptionalTexts<Key extends string>(
  raw: Record<string, unknown>,
  keys: readonly Key[],
): { [K in Key]?: string } {
  const found: { [K in Key]?: string } = {}
  for (const key of keys) {
    const text = readOptionalText(raw[key])
    if (text !== undefined) found[key] = text
  }
  return found
}

/** The finite number, also from a numeric text, or `undefined`. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Longest list any page shows (hostile inputs J03). */
const LIST_LIMIT = 500

/**
 * Reads a list that may arrive as an array or as a JSON string of one; leaves out what `read` refuses.
 * Anything else is an empty list (ENT-15).
 */
export function readList<T>(
  raw: unknown,
  read: (item: unknown) => T | null,
  limit = LIST_LIMIT,
): T[] {
  const value = typeof raw === 'string' ? parseJsonOnce(raw) : raw
  if (!Array.isArray(value)) return []
  return value
    .slice(0, limit)
    .map(read)
    .filter((item) => item !== null)
}

/** A list of non-blank texts. */
export function readTexts(raw: unknown): string[] {
  return readList(raw, (item) => readOptionalText(item) ?? null)
}
