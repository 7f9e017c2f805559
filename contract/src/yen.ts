/** One price and nothing beside it: with each part at most once and in its place, two prices never make one. */
const ONE_PRICE =
  /^(?:\(?税込み?\)?\s*)?(?:[¥\\]\s*)?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.0{1,2})?(?:\s*円)?(?:\s*\(?税込み?\)?)?$/

/**
 * Reads a price in yen as people write or copy it: `1200`, `１，２００円`, `¥1,200`, `\1,200`, `1200.00`,
 * `1200円（税込）`. `undefined` for anything else.
 */
export function readYen(text: string): number | undefined {
  const digits = ONE_PRICE.exec(text.normalize('NFKC').trim())?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
