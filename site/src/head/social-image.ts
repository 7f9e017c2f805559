import { textIn } from '@noren/contract/localized'
import type { NewsItem } from '@noren/contract/resources/news'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { safeImage } from '@noren/contract/safe-url'
import { isShareCard, SHARE_CARD } from '@noren/contract/share-card'
import type { PageContent } from '#src/page-data.ts'
import type { RouteMatch } from '#src/routes/paths.ts'

/** A picture that represents a page. */
export type SocialImage = {
  url: string
  /** Unknown for pictures on other hosts. */
  size?: { width: number; height: number }
  /** Its alternative text; empty for a page's own card, since the title says the same. */
  alt: string
}

/** Many messengers show nothing newer. */
const SHOWN_EVERYWHERE = /\.(?:jpe?g|png)$/i

/**
 * The picture of a shared page: a restaurant's card, its photo or a piece of news's at another host, else the page's card,
 * else the home page's. `null` where none was published.
 */
export function socialImage(
  { route, language }: RouteMatch,
  { origin, imageOrigins, cards }: Pick<PageContent, 'origin' | 'imageOrigins' | 'cards'>,
  restaurant: Restaurant | null,
  item?: NewsItem,
): SocialImage | null {
  const own = [restaurant?.shareCard, restaurant?.mainPhoto, item?.image?.src]
    .map((each) => (isShareCard(each ?? '') ? each : safeImage(each, imageOrigins)))
    .find((each) => each && SHOWN_EVERYWHERE.test(each))
  const card = own ?? [cards[route], cards.home].find((each) => each && isShareCard(each))
  if (!card) return null
  const { href, pathname } = new URL(card, origin)
  return {
    url: href,
    alt: own ? textIn(item?.image?.alt ?? restaurant?.mainPhotoAlt, language) : '',
    ...(isShareCard(pathname) && { size: SHARE_CARD }),
  }
}
