/** The size of the pictures shown where pages are shared, in pixels. */
export const SHARE_CARD = { width: 1200, height: 630 }

const NAME = /^\/media\/[0-9a-f]{20}-1200x630\.jpg$/

/** The address of a restaurant's card. @param hash 20 hex digits that identify its content */
export function shareCardUrl(hash: string): string {
  return `/media/${hash}-${SHARE_CARD.width}x${SHARE_CARD.height}.jpg`
}

/** Whether an address is that of a card of ours. */
export function isShareCard(address: string): boolean {
  return NAME.test(address)
}
