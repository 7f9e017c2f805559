/** No dish costs more; the desk's own field has the same limit. */
const DEAREST = 1_000_000

/**
 * Reads a price as staff type or copy it: `1200`, `１，２００円`, `¥1,200`, `\1,200`, `1200.00`. An empty text is
 * `null`; anything but a price from 0 to 1,000,000 yen is `NaN`.
 */
export function readPrice(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/[¥\\円,、\s]|税込/g, '')
  if (digits === '') return null
  if (!/^\d{1,7}(?:\.0{1,2})?$/.test(digits)) return Number.NaN
  return Number(digits) <= DEAREST ? Number(digits) : Number.NaN
}

/** Writes a price as its field shows it. */
export function writePrice(price: number | null): string {
  return price === null || Number.isNaN(price) ? '' : String(price)
}
