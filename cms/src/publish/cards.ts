import { readAccent } from '@noren/contract/accent'
import { type Brand, readBrand } from '@noren/contract/brand/brand'
import { readFocus } from '@noren/contract/focus'
import { isObject, readObject, readText } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
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
import { oncePer } from '@noren/kit/once-per'
import type { Edition } from '../base/targets/target.ts'
import { cardAddress, type ShareCard } from '../content/library/media/share-card.ts'
import { bandColours } from '../content/library/media/woven-band.ts'
import type { ShareCards } from './files.ts'

type Shown = Pick<RestaurantListItem, 'photo' | 'accent'>

/** A restaurant with its card, as far as it can be read. */
type Carded = {
  restaurant: object
  listed: RestaurantListItem | null
  card: ShareCard | null
}

/**
 * The content with the addresses of its share cards, and what is on these. They have the colours and the
 * mark of the company, so that no document knows its card by itself.
 */
export function withCards(edition: Edition): { edition: Edition; cards: ShareCards } {
  const draw = drawerOf(readBrand(edition.brand))
  const carded = edition.content.restaurants?.filter(isObject).map(draw.restaurant) ?? []
  const listed = carded.flatMap((each) => each.listed ?? []).sort(byCreatedAt)
  const pages = pageCards(edition, listed, draw.cardOf)
  const all = [...Object.values(pages), ...carded.flatMap(({ card }) => card ?? [])]
  const cards = Object.fromEntries(
    Object.entries(pages).map(([page, card]) => [page, cardAddress(card)]),
  )
  const restaurants = edition.content.restaurants && carded.map(({ restaurant }) => restaurant)
  return {
    edition: { ...edition, content: { ...edition.content, restaurants }, cards },
    cards: new Map(all.map((card) => [cardAddress(card), card])),
  }
}

/** The card of a picture; `null` without one of ours. Without an accent it has the company's colour. */
type CardOf = (shown: Shown) => ShareCard | null

type Drawer = { brand: string; cardOf: CardOf; restaurant: (restaurant: object) => Carded }

let drawer: Drawer | undefined

/** Remembers the restaurants of one brand: there may be thousands, of which a publish changes one. */
function drawerOf(brand: Brand): Drawer {
  const name = JSON.stringify(brand)
  if (drawer?.brand === name) return drawer
  const colours = bandColours(brand.palette)
  const alike = { hasWaves: brand.patterns.waves, mark: brand.mark?.large ?? null }
  const cardOf: CardOf = ({ photo, accent }) => {
    const picture = readPictureUrl(photo ?? '')
    const focus = readFocus(photo ?? '')
    return picture && { ...alike, picture, colours: colours[readAccent(accent)], focus }
  }
  const restaurant = oncePer((restaurant: object): Carded => {
    const listed = readRestaurantListItem(restaurant)
    const card = listed && cardOf(listed)
    const own = card ? { ...restaurant, shareCard: cardAddress(card) } : restaurant
    return { restaurant: own, listed, card }
  })
  drawer = { brand: name, cardOf, restaurant }
  return drawer
}

/**
 * The cards of pages with a picture of their own, chosen for sharing or their main one; other pages use the
 * home page's.
 */
function pageCards(
  { content: { hero, about, contact }, heads = {} }: Edition,
  restaurants: readonly RestaurantListItem[],
  cardOf: CardOf,
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
