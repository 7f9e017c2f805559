import { CMS_SETTINGS, SITE_SETTINGS } from './names.ts'

/** Shorter names are too similar: a PORT or a HOST may belong to another program. */
const SHORTEST = 5
/** Characters that may be wrong, missing, too many or swapped with the next. */
const SLIPS = 2

/**
 * A sentence for each variable that looks like a misspelt setting. One environment serves all programs, so
 * settings of both zones are known.
 */
export function misspeltSettings(env: Readonly<Record<string, unknown>>): string[] {
  const found = misspelt(Object.keys(env), [...SITE_SETTINGS, ...CMS_SETTINGS])
  return found.map(({ name, meant }) => `${name} is no setting; did you mean ${meant}?`)
}

/** Names that are no setting but look like one, each with the setting that was meant. */
export function misspelt(
  names: readonly string[],
  known: readonly string[],
): { name: string; meant: string }[] {
  return names
    .filter((name) => name.length >= SHORTEST && !known.includes(name))
    .flatMap((name) => {
      const meant = nearest(name, known)
      return meant === null ? [] : [{ name, meant }]
    })
}

function nearest(name: string, known: readonly string[]): string | null {
  let best: string | null = null
  let fewest = SLIPS + 1
  for (const candidate of known) {
    if (candidate.length < SHORTEST) continue
    if (Math.abs(candidate.length - name.length) >= fewest) continue
    const slips = distance(name, candidate)
    if (slips < fewest) [best, fewest] = [candidate, slips]
  }
  return best
}

/** How many edits turn one word into the other (Damerau-Levenshtein, adjacent letters once). */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1
      const slips = [at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + wrong]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) slips.push(at(before, j - 2) + 1)
      next.push(Math.min(...slips))
    }
    before = row
    row = next
  }
  return at(row, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
