import { type Diet, dietsOf } from '@noren/contract/allergens/marks'
import { withoutFocus } from '@noren/contract/focus'
import { LANGUAGE, type Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import { type MenuGroup, menuGroups } from '@noren/contract/menus/menu-groups'
import { menuSheets } from '@noren/contract/menus/menu-sheets'
import type { NamedPrice } from '@noren/contract/resources/menu-prices'
import type { MenuItem, Restaurant } from '@noren/contract/resources/restaurant'
import { safeImage } from '@noren/contract/safe-url'
import type { MenuItem as Dish, Menu, MenuSection, Offer, QuantitativeValue } from 'schema-dts'
import { ifGiven, type PageFacts } from './page-facts.ts'

type Place = Pick<PageFacts, 'origin' | 'imageOrigins'> & { language: Language }

/** The menus of a restaurant; one alone is no list. */
export function menusOf(restaurant: Restaurant, place: Place): Menu | Menu[] {
  const sheets = menuSheets(restaurant)
  const [first = menu(restaurant.menuItems, place), ...others] = sheets.map((sheet) => ({
    ...ifGiven('name', textIn(sheet.menu.name, place.language)),
    ...ifGiven('description', textIn(sheet.menu.note, place.language)),
    ...menu(sheet.items, place),
  }))
  return others.length > 0 ? [first, ...others] : first
}

function menu(items: readonly MenuItem[], place: Place) {
  return {
    '@type': 'Menu',
    inLanguage: LANGUAGE[place.language].htmlLang,
    hasMenuSection: menuGroups(items, place.language).map((group) => section(group, place)),
  } as const
}

function section({ category, items }: MenuGroup, place: Place): MenuSection {
  return {
    '@type': 'MenuSection',
    ...ifGiven('name', category?.value),
    hasMenuItem: items.map((item) => dish(item, place)),
  }
}

const DIET_TYPES = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  halal: 'https://schema.org/HalalDiet',
} as const satisfies Record<Diet, string>

function dish(item: MenuItem, { language, origin, imageOrigins }: Place): Dish {
  const { name, description, photo, course = [], extras = [] } = item
  const diets = dietsOf(item).map((diet) => DIET_TYPES[diet])
  const [offer, ...others] = offersOf(item, language)
  const image = safeImage(photo, imageOrigins)
  const lines = [description, ...course].map((each) => textIn(each, language)).filter(Boolean)
  return {
    '@type': 'MenuItem',
    name: textIn(name, language),
    ...ifGiven('description', lines.join('\n')),
    ...(image && { image: new URL(withoutFocus(image), origin).href }),
    ...(offer && { offers: others.length > 0 ? [offer, ...others] : offer }),
    ...(extras.length > 0 && { menuAddOn: extras.map((extra) => addOn(extra, language)) }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
  }
}

/** An offer for each price, with its name where there are several; none where the market decides. */
function offersOf(
  { price, prices, pricing, people, soldOut }: MenuItem,
  language: Language,
): Offer[] {
  if (pricing === 'market') return []
  const named =
    prices?.map(({ label, price }) => ({ name: textIn(label, language), price })) ??
    (price === undefined ? [] : [{ name: undefined, price }])
  return named.map(({ name, price }) => ({
    '@type': 'Offer',
    ...ifGiven('name', name),
    ...(pricing === 'from'
      ? {
          priceSpecification: {
            '@type': 'PriceSpecification',
            minPrice: price,
            priceCurrency: 'JPY',
          },
        }
      : { price, priceCurrency: 'JPY' }),
    ...(people && { eligibleQuantity: guests(people) }),
    ...(soldOut && { availability: 'https://schema.org/SoldOut' }),
  }))
}

/** At least so many guests; `IE` is the UN/CEFACT code of persons. */
function guests(least: number): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue: least, unitCode: 'IE' }
}

/** What can be had on top of a dish, with what it adds to the price. */
function addOn({ label, price }: NamedPrice, language: Language): Dish {
  return {
    '@type': 'MenuItem',
    name: textIn(label, language),
    offers: { '@type': 'Offer', price, priceCurrency: 'JPY' },
  }
}
