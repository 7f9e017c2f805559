import { businessDayOf } from '@noren/contract/hours/business-day'
import { readDay } from '@noren/contract/hours/calendar'
import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { LANGUAGES, type Language, type PerLanguage } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { MenuItem, Restaurant } from '@noren/contract/resources/restaurant'
import { dishOrder as en } from '#src/language/bundle/en/answers.ts'
import { dishOrder as jp } from '#src/language/bundle/jp/answers.ts'

/** The texts around a dish that is ordered ahead. */
const DISH_ORDER_WORDS: PerLanguage<typeof en> = { en, jp }

type Menu = Pick<Restaurant, 'menuItems'>

/** The dish of this name, in any language, that has to be ordered ahead. */
export function orderedDish({ menuItems }: Menu, name: string): MenuItem | undefined {
  return menuItems.find((dish) => dish.notice && namesOf(dish).includes(name))
}

/** What a guest writes who wants this dish. */
export function wishFor(dish: MenuItem, language: Language): string {
  const { named, wish } = DISH_ORDER_WORDS[language]
  return wish(named(textIn(dish.name, language)), dish.notice ?? 0)
}

/**
 * Whether a guest's text names a dish, as {@link wishFor} does, that has to be ordered before today for this day.
 * @param date `2026-12-24`
 */
export function isTooSoon(
  date: string,
  text: string,
  { menuItems }: Menu,
  now: TokyoMinute,
): boolean {
  const ahead = (readDay(date) ?? 0) - businessDayOf(now)
  return menuItems.some(({ notice = 0, ...dish }) => notice > ahead && isNamed(dish, text))
}

function isNamed(dish: Pick<MenuItem, 'name'>, text: string): boolean {
  const written = LANGUAGES.flatMap((language) =>
    namesOf(dish).map((name) => DISH_ORDER_WORDS[language].named(name)),
  )
  return written.some((each) => text.includes(each))
}

function namesOf({ name }: Pick<MenuItem, 'name'>): string[] {
  return LANGUAGES.map((language) => textIn(name, language)).filter((each) => each !== '')
}
