import { writeDay } from '@noren/contract/hours/calendar'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { isObject, readText } from '@noren/contract/json'
import {
  type PaperRecord,
  type PublishDay,
  readPaperRecord,
  readRestaurantSince,
} from '@noren/contract/paper/paper-record'
import type { Snapshot } from '@noren/contract/snapshot'
import type { LastPublished } from '@noren/kit/disk/last-published'
import type { Edition } from '../../base/targets/target.ts'
import { itemsIn } from '../items-in.ts'
import { isDemo } from '../leave-demo.ts'
import { newInstallation } from './installation.ts'
import { type Moment, sinceOf } from './since.ts'

/** Days of which the first number is kept: a year's, and those of a leap year. */
const DAYS = 366

/** Ranges of lost numbers that are kept: each is a restored backup or an import. */
const RANGES = 20

/**
 * What the next snapshot says of printed sheets.
 * @param before the company's snapshot that visitors see
 * @param last what was published last, by the data folder: its id counts where there is no `before`
 */
export function paperRecord(
  { content }: Edition,
  { before, last }: { before: Snapshot | null; last: LastPublished | null },
  { seq, publishedAt }: { seq: number; publishedAt: string },
): PaperRecord {
  const known = before && readPaperRecord(before.paper)
  const moment = { seq, day: writeDay(dayOfMinute(tokyoMinute(new Date(publishedAt)))) }
  const former = new Map(
    restaurantsIn(known ? before.content : undefined).map((item) => [readText(item._id), item]),
  )
  const sinceIn = (item: Row): unknown => {
    const was = former.get(readText(item._id))
    if (!known || !was) return sinceOf(item, null, moment)
    const slug = readText(was.slug)
    // Nearly all are the same objects, and their rows are not even read.
    if (was === item && Object.hasOwn(known.restaurants, slug)) return known.restaurants[slug]
    const since = readRestaurantSince(known, slug)
    return sinceOf(item, since && { item: was, since }, moment)
  }
  return {
    installation: known?.installation ?? last?.installation ?? newInstallation(),
    days: daysWith(moment, known?.days ?? []),
    // Sheets of numbers that were passed over are from snapshots this desk has no longer.
    lost: shortened([...(known?.lost ?? []), ...passedOver(known ? before.seq : 0, seq)]),
    restaurants: Object.fromEntries(
      restaurantsIn(content).map((item) => [readText(item.slug), sinceIn(item)]),
    ),
  }
}

type Row = Record<string, unknown>

function restaurantsIn(content: Edition['content'] | undefined): Row[] {
  return itemsIn(content, 'restaurants').filter(isObject)
}

function daysWith(moment: Moment, days: readonly PublishDay[]): PublishDay[] {
  return (days.at(-1)?.day === moment.day ? [...days] : [...days, moment]).slice(-DAYS)
}

function passedOver(before: number, seq: number): [number, number][] {
  return seq > before + 1 ? [[before + 1, seq - 1]] : []
}

/** The oldest ones become one range: sheets from between them are then told of as lost too, and none as unchanged. */
function shortened(lost: [number, number][]): [number, number][] {
  const [first] = lost
  const [last, ...others] = lost.slice(-RANGES)
  return first && last ? [[first[0], last[1]], ...others] : []
}

/** What to keep of a snapshot: not the id of the demo, whose copies are other installations. */
export function lastPublishedOf(snapshot: Edition & Pick<Snapshot, 'seq'>): LastPublished {
  const installation = isDemo(snapshot) ? null : readPaperRecord(snapshot.paper)?.installation
  return { seq: snapshot.seq, ...(installation && { installation }) }
}
