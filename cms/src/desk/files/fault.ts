import type { Words } from '../../base/words.ts'

/** What keeps a folder from being imported, and what to do. */
export type Fault = {
  /** From the folder's root; empty for the folder itself. */
  file: string
  /** The place in the file, as `menu.2.name`; empty for the whole file. */
  at: string
  words: Words
}

/** Notes a fault of one file. */
export type Report = (at: string, words: Words) => void

/** The report of a file, which adds to a list of faults. */
export function reportOf(faults: Fault[], file: string): Report {
  return (at, words) => faults.push({ file, at, words })
}

/** A step of a place, where people count rows from 1. */
function counted(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) + 1) : step
}

/** The faults as lines, in a language of the desk: the file, the place in it, and what to do. */
export function faultLines(faults: readonly Fault[], language: keyof Words): string[] {
  const colon = { en: ': ', ja: '：' }[language]
  return faults.map(({ file, at, words }) => {
    const place = [file, ...at.split('.').map(counted)].filter(Boolean).join(' › ')
    return place ? place + colon + words[language] : words[language]
  })
}
