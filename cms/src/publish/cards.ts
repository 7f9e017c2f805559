import { readAccent } from '@noren/contract/accent'
import { readFocus } from '@noren/contract/focus'
import { isObject, readObject, readText } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { oncePer } from '@noren/contract/once-per'
import { PAGES_WITH_HEAD, type PageWithHead } from '@noren/contract/page-heads'
import { readPictureUrl } from '@noren/contract/picture'
import { readAbout } from '@noren/contract/resources/about'
import { readContact } from '@noren/contract/resources/contact'
import { readHero } from '@noren/contract/resources/hero'
import {
  byCreatedAt,
  type RestaurantListItem,
  readRestaurantListItem,
} from '@noren/contract/resources/restaurant'
import type { Edition } from '../base/targets/target.ts'
import { cardAddress, type ShareCard } from '../content/media/share-card.ts'
import type { ShareCards } from './files.ts'

type Shown = Pick<RestaurantListItem, 'photo' | 'accent'>

/**
 * The contents of a picture's share card; `null` without a picture of ours. Without an accent it has the
 * company's colour.
 */
export function cardOf({ photo, accent }: Shown): ShareCard | null {
  const picture = readPictureUrl(photo ?? '')
  return picture && { picture, accent: readAccent(accent), focus: readFocus(photo ?? '') }
}

/** Remembers its results: there may be thousands, of which a publish changes one. */
const readListed = oncePer(readRestaurantListItem)

/**
 * The content with the addresses of its pages' cards, and the contents of these and of the restaurants'
 * cards.
 */
export function withCards(edition: Edition): { edition: Edition; cards: ShareCards } {
  const restaurants = (edition.content.restaurants ?? [])
    .filter(isObject)
    .flatMap((each) => readListed(each) ?? [])
    .sort(byCreatedAt)
  const pages = pageCards(edition, restaurants)
  const all = [...Object.values(pages), ...restaurants.flatMap((each) => cardOf(each) ?? [])]
  const cards = Object.fromEntries(
    Object.entries(pages).map(([page, card]) => [page, cardAddress(card)]),
  )
  return {
    edition: { ...edition, cards },
    cards: new Map(all.map((card) => [cardAddress(card), card])),
  }
}

/**
 * The cards of pages with a picture of their own, chosen for sharing or their main one; other pages use the
 * home page's.
 */
function pageCards(
  { content: { hero, about, contact }, heads = {} }: Edition,
  restaurants: readonly RestaurantListItem[],
): Record<string, ShareCard> {
  const heroes = LANGUAGES.map((language) => readHero(hero?.[LANGUAGE[language].htmlLang]))
  const abouts = LANGUAGES.map((language) => readAbout(about?.[LANGUAGE[language].htmlLang]))
  const main: { readonly [Page in PageWithHead]?: readonly unknown[] } = {
    home: heroes.map((each) => each?.backgroundImage),
    restaurants: restaurants.map(({ photo }) => photo),
    about: abouts.map((each) => each?.images.hero?.url ?? each?.backgroundImage),
    contact: [readContact(contact)?.backgroundImage],
  }
  return Object.fromEntries(
    PAGES_WITH_HEAD.flatMap((page) => {
      const chosen = readObject(heads[page]).picture
      const photo = [chosen, ...(main[page] ?? [])]
        .map(readText)
        .find((each) => readPictureUrl(each))
      const card = photo && cardOf({ photo })
      return card ? [[page, card]] : []
    }),
  )
}
