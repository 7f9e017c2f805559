import { textIn } from '@noren/contract/localized'
import { readPictureUrl } from '@noren/contract/picture'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { safeImage } from '@noren/contract/safe-url'
import { isShareCard, SHARE_CARD } from '@noren/contract/share-card'
import type { PageContent } from '#src/page-data.ts'
import type { RouteMatch } from '#src/routes/paths.ts'
import { cardFile } from '#src/routes/share-cards.ts'

type SocialImage = {
  url: string
  /** Unknown for pictures of other hosts. */
  size?: { width: number; height: number }
  /** What it shows; empty for a page's own card, which says the page's title. */
  alt: string
}

/**
 * The picture a shared page is shown with: a restaurant's card or, where it was published before
 * there were any, its main photo; else the page's card in its language.
 */
export function socialImage(
  { route, language }: RouteMatch,
  { origin, imageOrigins }: Pick<PageContent, 'origin' | 'imageOrigins'>,
  restaurant: Restaurant | null,
): SocialImage {
  const alt = textIn(restaurant?.mainPhotoAlt, language)
  const card = restaurant?.shareCard ?? ''
  if (isShareCard(card)) return { url: origin + card, size: SHARE_CARD, alt }
  const main = safeImage(restaurant?.mainPhoto, imageOrigins)
  if (main) return photo(main, origin, alt)
  const name = route === 'restaurant' ? 'restaurants' : route
  return { url: `${origin}/cards/${cardFile(name, language)}`, size: SHARE_CARD, alt: '' }
}

function photo(src: string, origin: string, alt: string): SocialImage {
  const own = readPictureUrl(src)
  return { url: new URL(src, origin).href, alt, ...(own && { size: own }) }
}
