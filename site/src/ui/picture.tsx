import { pictureSrcSet, readPictureUrl } from '@noren/contract/picture'
import { safeImage } from '@noren/contract/safe-url'
import { createContext, use, useEffect, useRef, useState } from 'react'
import { fetchQuietly, hasFailed, rememberFailed } from './loading-pictures.ts'
import noImage from './no-image.webp'

/** Further origins that pictures may come from (setting `IMAGE_HOSTS`). */
export const ImageOriginsContext = createContext<readonly string[]>([])

export function useImageOrigins(): readonly string[] {
  return use(ImageOriginsContext)
}

type Properties = {
  /** Address from the content; a missing or disallowed one shows the no-image placeholder. */
  src: string | undefined
  /** Empty for pictures that only decorate. */
  alt: string
  /** How wide the layout shows it, in the form of the `sizes` attribute. */
  sizes: string
  /** Shown instead when `src` fails to load; the placeholder when it fails too (readings A15). */
  fallback?: string | undefined
  /** The picture above the fold: loaded first, never lazily. */
  priority?: boolean
  /** The same picture composed for phones. */
  portrait?: string | undefined
  className?: string | undefined
}

/** A picture in the widths it exists in, swapped once when it fails to load. */
export function Picture({ src, alt, sizes, fallback, priority, portrait, className }: Properties) {
  const origins = useImageOrigins()
  const [, setFailures] = useState(0)
  const image = useRef<HTMLImageElement>(null)
  const wanted = safeImage(src, origins)
  const shown =
    [wanted, wanted && safeImage(fallback, origins)].find((url) => url && !hasFailed(url)) ??
    noImage
  const own = readPictureUrl(shown)
  const economical = economicalSizes(sizes)
  const tall = shown === wanted ? readPictureUrl(safeImage(portrait, origins) ?? '') : null

  function swap() {
    rememberFailed(shown)
    setFailures((count) => count + 1)
  }

  useEffect(() => {
    const element = image.current
    if (!element) return
    fetchQuietly(element)
    // A picture that failed before the script ran fires no further event.
    if (!element.complete || element.naturalWidth > 0 || shown === noImage) return
    rememberFailed(shown)
    setFailures((count) => count + 1)
  }, [shown])

  return (
    <picture className={className}>
      {tall && (
        <source
          media="(width < 40rem)"
          type="image/avif"
          srcSet={pictureSrcSet(tall)}
          sizes={economical}
        />
      )}
      {own && <source type="image/avif" srcSet={pictureSrcSet(own)} sizes={economical} />}
      <img
        ref={image}
        key={shown}
        src={shown}
        alt={alt}
        width={own?.width}
        height={own?.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'sync'}
        onError={shown === noImage ? undefined : swap}
      />
    </picture>
  )
}

/**
 * Changes a picture's `sizes` so that a phone, which uses the last of them, loads two pixels to a
 * CSS pixel where it has three, and a sixth less than it has where it has about two: the difference is
 * invisible in a photo, and up to half of its weight.
 */
export function economicalSizes(sizes: string): string {
  const entries = sizes.split(/, *(?![^(]*\))/)
  const narrow = entries.pop()
  return [
    ...entries,
    `(resolution >= 2.5dppx) calc(${narrow} * 2 / 3)`,
    `(resolution >= 1.5dppx) calc(${narrow} * 5 / 6)`,
    narrow,
  ].join(', ')
}
