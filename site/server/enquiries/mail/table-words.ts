import { ANSWER_PARAMETER } from '@noren/contract/enquiry/recipients'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { readDay } from '@noren/contract/hours/calendar'
import { readClock } from '@noren/contract/hours/clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { textIn } from '@noren/contract/localized'
import { readRestaurant } from '@noren/contract/resources/restaurant'
import type { PublishedContent } from '../../content/published-content.ts'

/** A requested table as staff read it in a mail. */
export type TableWords = { restaurant: string; date: string; time: string; people: string }

/** Names the restaurant as it is published now, or else by its slug. */
export function tableWords(
  { restaurant: slug, date, time, people }: TableRequest,
  { restaurants, redirects }: Pick<PublishedContent, 'restaurants' | 'redirects'>,
): TableWords {
  const detail = restaurants?.detail(slug) ?? restaurants?.detail(redirects.get(slug) ?? slug)
  const day = readDay(date)
  const minutes = readClock(time)
  return {
    restaurant: textIn(readRestaurant(detail)?.name, 'jp') || slug,
    date: day === null ? date : TIME_WORDS.jp.date(day, false),
    time: minutes === null ? time : TIME_WORDS.jp.clock(minutes),
    people: `${people}名`,
  }
}

/** In one line: 店名　12月24日（木）18:30　2名. */
export function tableLine({ restaurant, date, time, people }: TableWords): string {
  return `${restaurant}　${date}${time}　${people}`
}

/** How a link opens an enquiry at the desk; opened so, nothing is answered yet. */
export type DeskLinks = { enquiry: string; confirm: string; decline: string }

/** The links to an enquiry, or `null` while the desk's address is not known. */
export function deskLinks(id: string, desk: string | null): DeskLinks | null {
  if (desk === null) return null
  const enquiry = `${desk}/admin/collections/enquiries/${id}`
  return {
    enquiry,
    confirm: `${enquiry}?${ANSWER_PARAMETER}=confirmed`,
    decline: `${enquiry}?${ANSWER_PARAMETER}=declined`,
  }
}
