import { readYen } from '@noren/contract/yen'

/** No dish costs more; the desk's own field has the same limit. */
const DEAREST = 1_000_000

/** Reads a price as staff type or copy it. An empty text is `null`; anything but one from 0 to 1,000,000 yen `NaN`. */
export function readPrice(text: string): number | null {
  if (text.trim() === '') return null
  const price = readYen(text) ?? Number.NaN
  return price <= DEAREST ? price : Number.NaN
}

/** Writes a price as its field shows it. */
export function writePrice(price: number | null): string {
  return price === null || Number.isNaN(price) ? '' : String(price)
}
