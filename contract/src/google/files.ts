import { dayOfMinute, type TokyoMinute } from '../hours/tokyo-clock.ts'
import { LANGUAGE } from '../language.ts'
import type { LocalizedText } from '../localized.ts'
import { readRestaurant } from '../resources/restaurant.ts'
import { SITE_PATHS } from '../site-paths.ts'
import { standingDay, withStanding } from '../standing/hours.ts'
import { phaseOn, type Standing } from '../standing/standing.ts'
import { FORMAT_DATE, type GoogleLocation } from './format.ts'
import { DAYS_AHEAD, hoursFor } from './hours.ts'
import { dishesWithoutPrice, foodMenus } from './menus.ts'

/** The files of one restaurant for its Business Profile, by their names. */
export type GoogleFiles = {
  slug: string
  files: { name: string; text: string }[]
  /** Dishes that are not among them, since a price is required. */
  leftOut: LocalizedText[]
}

/**
 * The files for a Google Business Profile of a published restaurant, as it is at a moment; `null` when it cannot
 * be read.
 * @param origin of the site
 */
export function googleFiles(raw: unknown, origin: string, now: TokyoMinute): GoogleFiles | null {
  const restaurant = readRestaurant(raw)
  if (!restaurant?.slug) return null
  const { slug, standing } = restaurant
  const path = LANGUAGE.jp.pathPrefix + SITE_PATHS.restaurant.replace(/:\w+/, slug)
  const status = statusOf(standing, restaurant.openingHours, now)
  const goesOn = status !== 'CLOSED_PERMANENTLY'
  const hours = withStanding(restaurant.openingHours ?? null, standing ?? null)
  const location: GoogleLocation = {
    openInfo: { status },
    ...(hours && goesOn && hoursFor(hours, dayOfMinute(now))),
  }
  const menus = goesOn ? foodMenus(restaurant, origin + path) : null
  return {
    slug,
    files: [
      { name: 'location.json', text: written(location) },
      ...(menus ? [{ name: 'food-menus.json', text: written(menus) }] : []),
    ],
    leftOut: goesOn ? dishesWithoutPrice(restaurant) : [],
  }
}

function statusOf(
  standing: Standing | undefined,
  hours: Parameters<typeof standingDay>[0],
  now: TokyoMinute,
): GoogleLocation['openInfo']['status'] {
  if (!standing || standing.kind === 'moves') return 'OPEN'
  const phase = phaseOn(standing, standingDay(hours, now))
  if (phase === 'announced') return 'OPEN'
  if (standing.kind === 'closes') return 'CLOSED_PERMANENTLY'
  return phase === 'begun' ? 'CLOSED_TEMPORARILY' : 'OPEN'
}

function written(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** What goes with the files, for whoever opens the folder. */
export const GOOGLE_README = `Files for Google Business Profiles (formats of ${FORMAT_DATE}), one folder a restaurant.

location.json    hours, special hours of the next ${DAYS_AHEAD} days and whether it is open:
                 Business Information API v1, PATCH locations/{locationId},
                 updateMask=openInfo.status,regularHours,specialHours
food-menus.json  the menu, in every language it is written in:
                 Google My Business API v4, PATCH accounts/{accountId}/locations/{locationId}/foodMenus
                 after putting both numbers into its "name"

Google ビジネス プロフィール用のファイルです（${FORMAT_DATE}時点の形式）。店舗ごとのフォルダーに、営業時間（location.json）と
お品書き（food-menus.json）が入っています。
`
