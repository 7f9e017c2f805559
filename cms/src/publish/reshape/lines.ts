import { isWritten } from '../per-language.ts'

/** The texts of rows of one line each, without empty ones. */
export function linesOf(rows: readonly { text?: string | null }[] | null | undefined): string[] {
  return (rows ?? []).map(({ text }) => text).filter(isWritten)
}
