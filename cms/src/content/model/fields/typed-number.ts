/** A number as staff write it, in full width and with commas too; `null` when it is none. */
export function readTypedNumber(typed: string): number | null {
  const text = typed.normalize('NFKC').replace(/[\s,、]|(?<=\d)[円人席%]$/g, '')
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null
}
