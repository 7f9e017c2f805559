import type { Allergen } from '../allergens/allergens.ts'
import { dietsOf } from '../allergens/marks.ts'
import { LANGUAGE, LANGUAGES } from '../language.ts'
import type { LocalizedText } from '../localized.ts'
import { withoutPhraseBreaks } from '../phrase-break.ts'
import type { MenuItem, Restaurant } from '../resources/restaurant.ts'
import {
  type Attributes,
  DESCRIPTION_LIMIT,
  type FoodMenuItem,
  type FoodMenuSection,
  type FoodMenus,
  type MenuLabel,
  NAME_LIMIT,
} from './format.ts'

/** A dish with its prices, where it has several. */
type Dish = MenuItem & { prices?: readonly { label: LocalizedText; price: number }[] }

/** What the menu is called, and its dishes without a category. */
const MENU: LocalizedText = { en: 'Menu', jp: 'お品書き' }

/** To be completed by whoever sends it. */
const NAME = 'accounts/{accountId}/locations/{locationId}/foodMenus'

/** A fixed price is required: the guide beside a market price is none. */
const hasPrice = ({ price, prices = [], pricing }: Dish) =>
  pricing !== 'market' && (price !== undefined || prices.length > 0)

/** The names of the dishes that cannot be sent, since their price is asked for on the day. */
export function dishesWithoutPrice({ menuItems }: Restaurant): LocalizedText[] {
  return menuItems.filter((item) => !hasPrice(item)).map(({ name }) => name)
}

/**
 * The menus of a restaurant, in every language that they are written in; `null` without a dish that has a price.
 * @param sourceUrl of its page
 */
export function foodMenus(
  { menuItems, menus: named = [] }: Restaurant,
  sourceUrl: string,
): FoodMenus | null {
  const dishes = menuItems.filter(hasPrice)
  const names = named.length > 0 ? named.map(({ name }) => name) : [MENU]
  const menus = names.flatMap((name, at) => {
    const sections = sectionsOf(dishes.filter(({ menu = 0 }) => menu === at))
    if (sections.length === 0) return []
    const labels = labelsOf(name)
    return { labels: labels.length > 0 ? labels : labelsOf(MENU), sourceUrl, sections }
  })
  return menus.length > 0 ? { name: NAME, menus } : null
}

/** The dishes of each category, in the order the categories first appear. */
function sectionsOf(dishes: readonly Dish[]): FoodMenuSection[] {
  const sections = Map.groupBy(dishes, ({ category = {} }) => JSON.stringify(category))
  return [...sections.values()].map((own) => ({
    labels: labelsOf(own[0]?.category ?? MENU),
    items: own.map(itemOf),
  }))
}

function itemOf(dish: Dish): FoodMenuItem {
  const [first, ...others] = dish.prices ?? [{ label: {}, price: dish.price ?? 0 }]
  const of = ({ label, price }: { label: LocalizedText; price: number }) => ({
    labels: labelsOf(dish.name, aboutOf(dish, price), label),
    attributes: attributesOf(dish, price),
  })
  return {
    ...of(first ?? { label: {}, price: 0 }),
    ...(others.length > 0 && { options: others.map(of) }),
  }
}

/** The description, which says of a least price that it is one: the format has no word for it. */
function aboutOf({ description, pricing }: Dish, price: number): LocalizedText {
  if (pricing !== 'from') return description
  const sum = price.toLocaleString('en')
  return {
    en: [`From ¥${sum}.`, description.en].filter(Boolean).join(' '),
    jp: [`${sum}円〜。`, description.jp].filter(Boolean).join(''),
  }
}

/** In each language that has the name; `size` is added to it. */
function labelsOf(
  name: LocalizedText,
  description: LocalizedText = {},
  size: LocalizedText = {},
): MenuLabel[] {
  return LANGUAGES.flatMap((language) => {
    const own = name[language]
    if (!own) return []
    const about = description[language]
    const named = size[language] ? `${own} (${size[language]})` : own
    return [
      {
        displayName: cut(named, NAME_LIMIT),
        ...(about && { description: cut(about, DESCRIPTION_LIMIT) }),
        languageCode: LANGUAGE[language].htmlLang,
      },
    ]
  })
}

/** At most so many letters, never half of one. */
function cut(text: string, limit: number): string {
  const letters = [...withoutPhraseBreaks(text).trim()]
  return letters.length > limit ? `${letters.slice(0, limit - 1).join('')}…` : letters.join('')
}

/** What Google knows by name; of the others it has no word. */
const ALLERGEN: { readonly [A in Allergen]?: string } = {
  milk: 'DAIRY',
  egg: 'EGG',
  salmon: 'FISH',
  mackerel: 'FISH',
  salmonRoe: 'FISH',
  peanut: 'PEANUT',
  shrimp: 'SHELLFISH',
  crab: 'SHELLFISH',
  abalone: 'SHELLFISH',
  squid: 'SHELLFISH',
  soy: 'SOY',
  walnut: 'TREE_NUT',
  almond: 'TREE_NUT',
  cashew: 'TREE_NUT',
  macadamia: 'TREE_NUT',
  pistachio: 'TREE_NUT',
  wheat: 'WHEAT',
}

function attributesOf(dish: Dish, price: number): Attributes {
  const allergens = new Set((dish.allergens ?? []).flatMap((each) => ALLERGEN[each] ?? []))
  const diets = dietsOf(dish).map((diet) => diet.toUpperCase())
  return {
    price: { currencyCode: 'JPY', units: String(Math.round(price)) },
    ...(allergens.size > 0 && { allergen: [...allergens].sort() }),
    ...(diets.length > 0 && { dietaryRestriction: diets }),
  }
}
