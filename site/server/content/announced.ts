import { hoursBanners } from '@noren/contract/hours/banners'
import { restaurantDay } from '@noren/contract/hours/business-day'
import { writeDay } from '@noren/contract/hours/calendar'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { isShownOn } from '@noren/contract/resources/announcement'
import { readCompany } from '@noren/contract/resources/company'
import type { Announced } from '#src/api/company.ts'
import type { SnapshotHead } from './prepare-snapshot.ts'
import type { PublishedRestaurants } from './published-restaurants.ts'

/** The part of the content that announcements come from. */
type Announcing = { snapshot: SnapshotHead; restaurants: PublishedRestaurants | null }

/**
 * What pages announce at an instant: the company's announcement, by the day in Japan, then the closures
 * and special hours with a banner, by their restaurant's day, in the order they begin.
 */
export function announcedAt({ snapshot, restaurants }: Announcing, at: Date): Announced[] {
  const now = tokyoMinute(at)
  const announcement = readCompany(snapshot.content.company)?.announcement
  const { slugs = [], bannered = [] } = restaurants ?? {}
  return [
    ...(announcement && isShownOn(announcement, writeDay(dayOfMinute(now)))
      ? [{ text: announcement.text, ...(announcement.link && { link: announcement.link }) }]
      : []),
    ...hoursBanners(bannered, slugs.length, (hours) => restaurantDay(hours, now)).map(
      ({ text, slugs, place }) =>
        place === 'restaurant' ? { text, on: slugs } : { text, link: pageOf(slugs) },
    ),
  ]
}

/** The one restaurant's page, or the list. */
function pageOf([slug, ...others]: readonly string[]): string {
  return slug && others.length === 0 ? `/restaurants/${encodeURIComponent(slug)}` : '/restaurants'
}
