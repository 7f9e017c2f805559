import { readObject, readText } from '@noren/contract/json'
import { say, type Words } from '../words.ts'

/** A field that may name its row: a text, or a choice with its words. */
export type RowNamePart = { name: string; choices?: Readonly<Record<string, Words>> }

/** What a closed row holds: its first text, or the words of its choices; an address if there is nothing else. */
export function rowName(
  data: unknown,
  parts: readonly RowNamePart[],
  i18n: { language: string },
): string {
  const row = readObject(data)
  const texts = parts.flatMap(({ name, choices }) => (choices ? [] : textsOf(row, name)))
  const text = texts.find((each) => !/^https?:/.test(each))
  if (text) return text
  const chosen = parts
    .flatMap(({ name, choices }) => [row[name]].flat().map((value) => choices?.[String(value)]))
    .flatMap((words) => (words ? [say({ i18n }, words)] : []))
    .join('・')
  return chosen || (texts[0] ?? '')
}

/** Whether nothing was written into a row yet. */
export function isNewRow(data: unknown): boolean {
  const { id: _, ...values } = readObject(data)
  return Object.values(values).every((value) => !value || [value].flat().length === 0)
}

/** A text of a row, in the form's language or else in another. */
function textsOf(row: Record<string, unknown>, name: string): string[] {
  const others = Object.keys(row).filter((each) => each.startsWith(`${name}__`))
  return [name, ...others].map((each) => readText(row[each]).trim()).filter(Boolean)
}
