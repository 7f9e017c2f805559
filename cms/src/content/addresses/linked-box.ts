/** A text of a dish, in a language. */
type OfDish = { dish: string; field: string; tag: string }

/** The end of an address that leads to the box of a text on the screen of its menu. */
export function linkToBox({ dish, field, tag }: OfDish): string {
  return `#${field}.${dish}.${tag}`
}

/** What such an address leads to; `null` where it leads to the screen alone. */
export function linkedBox(hash: string): OfDish | null {
  const [field, dish, tag] = decodeURIComponent(hash.slice(1)).split('.')
  return field && dish && tag ? { dish, field, tag } : null
}
