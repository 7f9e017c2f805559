/**
 * How the files of a company's mark are named, so that all follow from its one address:
 * `/media/{hash}-512x512.png`. `{hash}` is 20 hex digits of the SHA-256 of the mark, of the colours behind it
 * and of how its files are made: an address never changes its content. `/media/{hash}.svg` is that of a drawing
 * which an earlier version published.
 */
const NAME = /^\/media\/([0-9a-f]{20})(\.svg|-512x512\.png)$/

/** The sizes of the icons of phones, in pixels. */
export const ICON_SIZES = { apple: 180, phone: 192, large: 512 } as const

/** The width of the mark on an icon that a phone may cut to any shape: up to a fifth of each side. */
export const SAFE_WIDTH = 358

/** The files of a mark. */
export const MARK_FILES = [
  /** As it stands in the page. */
  'picture',
  /** 16, 32 and 48 pixels in one file, for browsers that look for `/favicon.ico`. */
  'ico',
  /** PNG, on paper. */
  'apple',
  /** PNG, transparent. */
  'phone',
  'large',
  /** PNG, on paper, within the part that no phone cuts off. */
  'maskable',
] as const

/** Addresses of the files of a mark. */
export type MarkFiles = { [File in (typeof MARK_FILES)[number]]: string }

/** The mark of a site that has none of its company, at the addresses where browsers look for one. */
export const PRODUCT_MARK: MarkFiles = {
  picture: '/favicon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  phone: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
}

/** The address of a mark. @param hash 20 hex digits */
export function markUrl(hash: string): string {
  return `/media/${hash}-${ICON_SIZES.large}x${ICON_SIZES.large}.png`
}

/** The files of a mark by its address; `null` for any other address. */
export function markFiles(address: string): MarkFiles | null {
  const hash = NAME.exec(address)?.[1]
  if (!hash) return null
  const png = (size: number) => `/media/${hash}-${size}x${size}.png`
  return {
    // Pages show it at most a third as wide.
    picture: address.endsWith('.svg') ? address : png(ICON_SIZES.phone),
    ico: `/media/${hash}.ico`,
    apple: png(ICON_SIZES.apple),
    phone: png(ICON_SIZES.phone),
    large: png(ICON_SIZES.large),
    maskable: `/media/${hash}-${ICON_SIZES.large}x${ICON_SIZES.large}-${SAFE_WIDTH}.png`,
  }
}
