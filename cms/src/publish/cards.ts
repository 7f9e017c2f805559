import { readAccent } from '@noren/contract/accent'
import { readFocus } from '@noren/contract/focus'
import { readPictureUrl } from '@noren/contract/picture'
import { type RestaurantListItem, readRestaurantList } from '@noren/contract/resources/restaurant'
import { cardAddress, type ShareCard } from '../media/share-card.ts'
import type { Edition } from '../published/target.ts'
import type { ShareCards } from './files.ts'

type Shown = Pick<RestaurantListItem, 'photo' | 'accent'>

/** What the card of a restaurant is made of; `null` without a photo of ours. */
export function cardOf({ photo, accent }: Shown): ShareCard | null {
  const picture = readPictureUrl(photo ?? '')
  return picture && { picture, accent: readAccent(accent), focus: readFocus(photo ?? '') }
}

/** The cards of the restaurants in an edition, by address. */
export function cardsOf({ content: { restaurants } }: Edition): ShareCards {
  return new Map(
    readRestaurantList(restaurants).flatMap((restaurant) => {
      const card = cardOf(restaurant)
      return card ? [[cardAddress(card), card] as const] : []
    }),
  )
}
