import { restaurantDay } from '@noren/contract/hours/business-day'
import { hoursNotices } from '@noren/contract/hours/notices'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { PerLanguage } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { ClothOfRestaurant } from '#src/api/restaurant-list.ts'
import { fullWords } from '#src/hours/full-words.ts'
import { restaurantNow } from '#src/hours/restaurant-now.ts'
import { openWords } from '#src/hours/use-hours-notices.ts'
import { useNow } from '#src/hours/use-now.ts'
import { restaurantNow as en } from '#src/language/bundle/en/restaurant-now.ts'
import { restaurantNow as jp } from '#src/language/bundle/jp/restaurant-now.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import styles from '#src/pages/cloths/restaurant-cloth.module.css'

const WORDS: PerLanguage<typeof en> = { en, jp }

type RestaurantNowProps = {
  restaurants: readonly ClothOfRestaurant[]
  /** Whether it follows the clock, as for a card's hours. */
  isCurrent: boolean
}

/**
 * For narrow windows, where cloths have no room for words below them: which restaurant is open now,
 * and the days on which any of them soon differs from its usual hours.
 */
export function RestaurantNow({ restaurants }: RestaurantNowProps) {
  const language = useLanguage()
  const hoursWords = openWords(useBundle(), language)
  const now = useNow()
  const named = restaurantNow(restaurants, now)
  if (!named) return null
  const words = { ...hoursWords, ...WORDS[language] }
  const nameOf = ({ name, area }: ClothOfRestaurant) =>
    words.restaurant(textIn(name, language), textIn(area, language))
  const { restaurant, state, others } = named
  const full = fullWords(restaurant, now, language)
  const said = words.sentence(nameOf(restaurant), state.say(words))
  const text = said + (full && words.full(full)) + (others ? words.others(others) : '')
  return (
    <div className={`numeric ${styles.now}`}>
      {/* A new text gets a new paragraph, as in `OpenNow`. */}
      <p key={text} data-open={state.open && state.takesOrders}>
        {text}
      </p>
      {restaurants.map((other) => {
        const note = other === restaurant ? '' : fullWords(other, now, language)
        return (
          note && (
            <p key={other.slug + note} role="note">
              {words.note(textIn(other.name, language), note)}
            </p>
          )
        )
      })}
      {restaurants.flatMap(({ slug, name, openingHours: hours }) =>
        hours
          ? hoursNotices(hours, restaurantDay(hours, tokyoMinute(now)), language, hoursWords).map(
              (notice) => (
                <p key={slug + notice.text} role="note">
                  {words.note(textIn(name, language), notice.text)}
                </p>
              ),
            )
          : [],
      )}
    </div>
  )
}
