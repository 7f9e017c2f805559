/**
 * How Noren's own pictures are named, so that every width of a picture follows from its one address:
 * `/media/{hash}-{W}x{H}.webp` is the picture itself (its size in pixels), and
 * `/media/{hash}-{W}x{H}-{width}.avif` its renditions. `{hash}` is 20 hex digits of the SHA-256 of
 * the uploaded bytes and the encoder's version, so an address never changes its content. Behind
 * it, content may name the spot that stays visible (`focus.ts`).
 */
const NAME =
  /^\/media\/([0-9a-f]{20})-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp(?:#focus=\d{1,3},\d{1,3})?$/

/** Widths the layout asks for, in pixels; a picture is never enlarged. */
const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1920] as const

/** What the address of one of our own pictures says. */
export type OwnPicture = { hash: string; width: number; height: number }

/** The address of a picture of ours. */
export function pictureUrl({ hash, width, height }: OwnPicture): string {
  return `/media/${hash}-${width}x${height}.webp`
}

/** The address of a picture of ours in another width, in pixels. */
export function renditionUrl({ hash, width, height }: OwnPicture, as: number): string {
  return `/media/${hash}-${width}x${height}-${as}.avif`
}

/** Reads the address of a picture of ours, with a spot or without; `null` for any other picture. */
export function readPictureUrl(url: string): OwnPicture | null {
  const match = NAME.exec(url)
  if (!match?.[1]) return null
  return { hash: match[1], width: Number(match[2]), height: Number(match[3]) }
}

/** The widths a picture exists in: every width of the layout below its own, and its own. */
export function renditionWidths(picture: Pick<OwnPicture, 'width'>): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < picture.width), picture.width]
}

/** `srcset` of a picture of ours. */
export function pictureSrcSet(picture: OwnPicture): string {
  return renditionWidths(picture)
    .map((width) => `${renditionUrl(picture, width)} ${width}w`)
    .join(', ')
}
