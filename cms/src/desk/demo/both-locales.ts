import { isObject } from '@noren/contract/json'

export type Locale = 'en' | 'ja'

/** The keys of demo content whose Japanese block is `jp`, by locale. */
export const JP = { en: 'en', ja: 'jp' } as const

export const PUBLISHED = { _status: 'published' } as const

/** Gives the rows in data the ids of those saved before. */
type WithRows = <T>(data: T) => T

/**
 * Saves a document in English, then its Japanese texts into the same rows, as an editor who
 * switches the language does.
 *
 * @returns the document as it was saved first
 */
export async function inBothLocales<Saved>(
  save: (locale: Locale, withRows: WithRows, saved?: Saved) => Promise<Saved>,
): Promise<Saved> {
  const saved = await save('en', (data) => data)
  const withRows: WithRows = (data) => {
    const copy = structuredClone(data)
    addRowIds(copy, saved)
    return copy
  }
  await save('ja', withRows, saved)
  return saved
}

function addRowIds(data: unknown, saved: unknown): void {
  if (Array.isArray(data) && Array.isArray(saved)) {
    for (const [index, row] of data.entries()) {
      const before: unknown = saved[index]
      if (!isObject(row) || !isObject(before)) continue
      row.id = before.id
      addRowIds(row, before)
    }
  } else if (isObject(data) && isObject(saved)) {
    for (const [key, value] of Object.entries(data)) addRowIds(value, saved[key])
  }
}
