import { UNREADABLE } from '../base/spelling/corrected.ts'
import type { Words } from '../base/words.ts'

/** What a spreadsheet shows in place of a value it could not work out. */
const SHEET_ERROR = /^#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|ERROR!|#+)$/i

/** Why a cell holds nothing that its writer meant: a font or a program has spoilt it. `null` for any other. */
export function cellProblem(cell: string): Words | null {
  const shown = cell.slice(0, 30)
  if (UNREADABLE.test(cell)) {
    return {
      en: `“${shown}” has a character that cannot be read. Please type it again in the table.`,
      ja: `「${shown}」に読めない文字があります。表で入力し直してください。`,
    }
  }
  if (!SHEET_ERROR.test(cell)) return null
  return {
    en: `“${cell}” is an error of the spreadsheet. Please correct the cell.`,
    ja: `「${cell}」は表計算ソフトのエラーです。セルを直してください。`,
  }
}

/** What is wrong with a row that has a cell beyond the last column, where a comma inside another has pushed it. */
export function surplusProblem(
  cells: readonly string[],
  columns: readonly unknown[],
): Words | null {
  const shown = cells
    .slice(columns.length)
    .find((cell) => cell.trim())
    ?.trim()
    .slice(0, 30)
  if (shown === undefined) return null
  return {
    en: `The row has more cells than there are headings: “${shown}” is left over. Please put a value with a comma into quotation marks ("1,200").`,
    ja: `見出しより列が多く、「${shown}」が余っています。カンマを含む値は、"1,200" のように引用符で囲んでください。`,
  }
}
