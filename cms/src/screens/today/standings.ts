import { writeDay } from '@noren/contract/hours/calendar'
import { phaseOn, type Standing } from '@noren/contract/standing/standing'
import type { Where } from 'payload'
import * as v from 'valibot'
import { settings } from '../../base/settings.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import { readLines } from '../../content/kinds/former-site/read-lines.ts'
import { nameIn } from '../../content/languages/translations/gaps.ts'
import { dayKept, dayOf } from '../../content/model/fields/day.ts'
import { closuresAddress, screenOf } from '../../content/model/screen-addresses.ts'
import { answersSchema } from '../../inbox/reply/letter.ts'
import { knowsPlace, momentOfMove, slugsOf } from '../../inbox/tables/restaurant-names.ts'
import { guestNamed } from '../../inbox/tables/source.ts'
import { reshapeStanding } from '../../publish/reshape/standing.ts'
import { reach } from '../../staff/access/roles.ts'
import type { Asking, Task, TaskLine } from './task.ts'

/** Requests of one restaurant that are named at most. */
const NAMED = 20

/** `YYYY-MM-DD`; no end is known without `to`. */
type Days = { from: string; to: string | undefined }

type Stating = {
  id: number
  name: string
  slug: string
  formerSlugs: readonly string[]
  kind: Standing['kind']
  days: Days
  /** Its page no longer says so. */
  isOver: boolean
  stated: Standing
}

/**
 * What follows from restaurants that move, pause or close for good and needs a person: tables asked for or
 * confirmed on days that are not as their guests think, closures that mean nothing any more, and addresses that
 * lead to a page which will be gone. `null` while there is nothing.
 */
export async function standings(asking: Asking): Promise<Task | null> {
  const all = await statedBy(asking)
  const tables = (await Promise.all(all.map((each) => tablesOf(asking, each)))).flat()
  const others = (await Promise.all(all.map((each) => othersOf(asking, each)))).flat()
  const lines = [...tables, ...others]
  if (lines.length === 0) return null
  return {
    id: 'standings',
    title: {
      en: 'Left to do for a move, a pause or a closing',
      ja: '移転・休業・閉店で残っていること',
    },
    note: {
      en: 'Each request opens with a letter for it among its templates; a table taken by phone opens with what to say.',
      ja: 'ご予約を開くと、「文面」にそれぞれの案内文があります。電話で受けたご予約には、お電話で伝える内容があります。',
    },
    count: lines.length,
    isPressing: tables.length > 0,
    lines,
  }
}

/** The published restaurants that state something, which the user may edit. */
async function statedBy({ payload, user, now, language }: Asking): Promise<Stating[]> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: {
      and: [{ 'standing.kind': { exists: true } }, { _status: { equals: 'published' } }],
    },
    locale: 'all',
    sort: 'listedSince',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    select: { name: true, slug: true, formerSlugs: true, standing: true },
  })
  const today = todayIn(now)
  return docs.flatMap((doc) => {
    const stated = reshapeStanding(doc)
    if (!stated) return []
    const { id, name, slug, formerSlugs } = doc
    const { kind, from: since, to } = stated
    // Nobody needs a letter about a day that has passed.
    const days = { from: since < writeDay(today) ? writeDay(today) : since, to }
    const isOver = phaseOn(stated, today) === 'over'
    const own = { id, name: nameIn(language, name) || slug, slug, formerSlugs: formerSlugs ?? [] }
    return [{ ...own, kind, days, isOver, stated }]
  })
}

async function othersOf(asking: Asking, stating: Stating): Promise<TaskLine[]> {
  const parts = [
    ...(stating.kind === 'moves' ? [] : [closuresOf(asking, stating)]),
    ...(stating.kind === 'closes' && !stating.isOver ? [formerOf(asking, stating)] : []),
  ]
  return (await Promise.all(parts)).flat()
}

function within(field: string, { from, to }: Days): Where[] {
  return [
    { [field]: { greater_than_equal: dayKept(from) } },
    ...(to ? [{ [field]: { less_than_equal: dayKept(to) } }] : []),
  ]
}

/** Tables that were asked for or confirmed on these days, and not yet written about. */
async function tablesOf(asking: Asking, stating: Stating): Promise<TaskLine[]> {
  const { payload, user } = asking
  const { name: restaurant, slug, kind, days, isOver, stated } = stating
  const isMove = kind === 'moves'
  if (reach(user, 'enquiries') === 'none' || (isMove && isOver)) return []
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { tableRestaurant: { in: await slugsOf(payload, slug) } },
        ...within('tableDate', days),
        // Who asks once it has moved has read the new address.
        ...(isMove ? [{ receivedAt: { less_than: momentOfMove(stated) } }] : []),
        { tableState: { in: ['asked', 'confirmed'] } },
        { status: { not_equals: 'spam' } },
      ],
    },
    sort: ['tableDate', 'tableTime', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    select: { name: true, tableDate: true, tableTime: true, tablePeople: true, answers: true },
  })
  return docs
    .filter(({ answers }) => !knowsPlace(stated, v.parse(answersSchema, answers)))
    .slice(0, NAMED)
    .map(({ id, tableDate, tableTime, tablePeople, ...guest }) => ({
      words: {
        en: `${restaurant}, ${dayOf(tableDate)} ${tableTime}, for ${tablePeople}: ${guestNamed(guest).en}`,
        ja: `${restaurant}　${dayOf(tableDate)} ${tableTime}　${tablePeople}名　${guestNamed(guest).ja}`,
      },
      link: screenOf({ collection: 'enquiries', id }),
    }))
}

/** Closures and special hours that begin while it is away. */
async function closuresOf({ payload, user }: Asking, stating: Stating): Promise<TaskLine[]> {
  const { id: restaurant, name, days } = stating
  const { docs } = await payload.find({
    collection: 'closures',
    where: { and: [{ restaurant: { equals: restaurant } }, ...within('from', days)] },
    sort: 'from',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    select: { from: true },
  })
  return docs.map(({ id, from }) => ({
    words: {
      en: `${name}: the closure or special hours of ${dayOf(from)} mean nothing any more. Take them away?`,
      ja: `${name}　${dayOf(from)}の臨時休業・特別営業は不要になります。取り消しますか`,
    },
    link: closuresAddress(String(id)),
  }))
}

/** Addresses that lead to the page of a restaurant which closes: its own former ones, and of the former site. */
async function formerOf({ payload, user }: Asking, doc: Stating): Promise<TaskLine[]> {
  const own = doc.formerSlugs
  const lines =
    own.length > 0
      ? [line(doc, own.length, screenOf({ collection: 'restaurants', id: doc.id }), OWN)]
      : []
  if (reach(user, 'formerSite') === 'none') return lines
  const { list } = await payload.findGlobal({ slug: 'former-site', depth: 0 })
  const pages = [doc.slug, ...own].map((slug) => `/restaurants/${slug}`)
  const leading = readLines(list ?? '', settings.siteOrigin).lines.filter(({ to }) =>
    pages.some((page) => to === page || to.endsWith(`/ja${page}`)),
  )
  if (leading.length === 0) return lines
  return [...lines, line(doc, leading.length, screenOf({ global: 'former-site' }), OF_SITE)]
}

const OWN: Words = { en: 'former addresses', ja: '以前のアドレス' }
const OF_SITE: Words = { en: 'addresses of the former website', ja: '以前のサイトのアドレス' }

function line(doc: Stating, count: number, link: string, what: Words): TaskLine {
  return {
    words: {
      en: `${doc.name}: ${count} ${what.en} lead to its page. Should they lead elsewhere?`,
      ja: `${doc.name}　このページへ移動する${what.ja}が${count}件あります。移動先を変えますか`,
    },
    link,
  }
}
