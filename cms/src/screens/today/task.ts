import type { Payload, TypedUser } from 'payload'
import { namesIn } from '../../base/locales.ts'
import type { Words } from '../../base/words.ts'
import { inboxLink, VIEWS, type ViewName } from '../../inbox/list/views.ts'
import type { ProblemOf } from '../../publish/problem.ts'
import { opensContent } from '../../staff/access/own.ts'

/** One item of a count: its name, and the screen where staff work on it. */
export type TaskLine = { words: Words; link: string }

/** A task for today: how much there is to do, and where. */
export type Task = {
  /** Identifies it among the others. */
  id:
    | 'held-back'
    | 'set-aside'
    | 'failed-plans'
    | 'enquiries'
    | 'suspected'
    | 'mails'
    | 'late'
    | 'tables'
    | 'allergens'
    | 'drafts'
    | 'plans'
    | 'translations'
    | 'days'
    | 'standings'
    | 'rehearsed'
    | 'refused'
  title: Words
  count: number
  /** The list of what was counted, unless only the lines link there. */
  link?: string
  /** The text when nothing needs doing; a task without one is shown only while there is something. */
  nothing?: Words
  /** Comes before everything else. */
  isPressing: boolean
  lines: TaskLine[]
  /** What to know or do about all of it. */
  note?: Words
  /** Beside `nothing`: where to read more; the task then has a line of its own. */
  action?: TaskLine
}

/** The end of a line that represents several items. */
export function andMore(more: number): Words {
  return { en: `and ${more} more`, ja: `ほか${more}件` }
}

/** The lines that are shown of `count` items, and a line for the others, which `link` leads to. */
export function withRest(lines: TaskLine[], count: number, link: string): TaskLine[] {
  const more = count - lines.length
  return more > 0 ? [...lines, { words: andMore(more), link }] : lines
}

/** The signed-in user, and the time. */
export type Asking = { payload: Payload; user: TypedUser; now: Date; language: string }

/** Whether a user may edit a document. */
export function opensPlace(user: TypedUser, place: ProblemOf): boolean {
  return 'global' in place
    ? opensContent(user, place.global)
    : opensContent(user, place.collection, place.id)
}

/** The first enquiries of a view that the user may open, how many it has, and the link to it. */
export async function enquiriesOf(
  { payload, user, now }: Pick<Asking, 'payload' | 'user' | 'now'>,
  view: ViewName,
  { limit, sort = VIEWS[view].sort }: { limit: number; sort?: readonly string[] },
) {
  const { docs, totalDocs } = await payload.find({
    collection: 'enquiries',
    where: { and: VIEWS[view].where(now) },
    sort: [...sort],
    limit,
    depth: 0,
    overrideAccess: false,
    user,
    select: {
      name: true,
      subject: true,
      receivedAt: true,
      mailTrouble: true,
      tableDate: true,
      tableTime: true,
      tablePeople: true,
      tableRestaurant: true,
    },
  })
  return { docs, count: totalDocs, link: inboxLink({ view }) }
}

/**
 * Facts by their restaurants, of which visitors see and the user may edit each: its name and its facts, in the
 * order of the site.
 */
export async function byRestaurant<Fact extends { restaurant: unknown }>(
  { payload, user, language }: Asking,
  facts: readonly Fact[],
) {
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: {
      id: { in: facts.map(({ restaurant }) => restaurant) },
      _status: { equals: 'published' },
    },
    ...namesIn(language),
    sort: 'listedSince',
    pagination: false,
    overrideAccess: false,
    user,
    select: { name: true, slug: true },
  })
  return docs.map(({ id, name, slug }) => ({
    id,
    name: name || slug,
    own: facts.filter(({ restaurant }) => restaurant === id),
  }))
}
