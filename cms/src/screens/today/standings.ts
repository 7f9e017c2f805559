import { readDay, writeDay } from '@noren/contract/hours/calendar'
import { readObject, readText } from '@noren/contract/json'
import { STANDINGS } from '@noren/contract/standing/standing'
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
import { reach } from '../../staff/access/roles.ts'
import type { Asking, Task, TaskLine } from './task.ts'

/** Requests of one restaurant that are named at most. */
const NAMED = 20

type Kind = (typeof STANDINGS)[number]

/** `YYYY-MM-DD`; no end is known without `to`. */
type Days = { from: string; to: string | undefined }

type Stating = {
  id: number
  name: string
  slug: string
  formerSlugs: readonly string[]
  kind: Kind
  days: Days
  /** Where it moves to, in each language it is written in. */
  places: readonly string[]
}

/**
 * What follows from restaurants that move, pause or close for good and needs a person: tables asked for or
 * confirmed on days that are not as their guests think, closures that mean nothing any more, and addresses that
 * lead to a page which will be gone. `null` while there is nothing.
 */
export async function standings(asking: Asking): Promise<Task | null> {
  const all = await statedBy(asking)
  const lines = (await Promise.all(all.map((each) => linesOf(asking, each)))).flat()
  if (lines.length === 0) return null
  return {
    id: 'standings',
    title: {
      en: 'Left to do for a move, a pause or a closing',
      ja: '移転・休業・閉店で残っていること',
    },
    note: {
      en: 'Each request opens with a letter for it among its templates.',
      ja: 'ご予約を開くと、「文面」にそれぞれの案内文があります。',
    },
    count: lines.length,
    isPressing: true,
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
  const today = writeDay(todayIn(now))
  return docs.flatMap(({ id, name, slug, formerSlugs, standing }) => {
    const kind = STANDINGS.find((each) => each === standing?.kind)
    const days = kind && daysOf(kind, standing ?? {}, today)
    if (!kind || !days) return []
    const places = Object.values(readObject(standing?.address)).map(readText).filter(Boolean)
    const shown = nameIn(language, name) || slug
    return [{ id, name: shown, slug, formerSlugs: formerSlugs ?? [], kind, days, places }]
  })
}

type Kept = { from?: string | null; to?: string | null; lastDay?: string | null }

/** The days from today on, on which it is no longer as guests think. */
function daysOf(kind: Kind, { from, to, lastDay }: Kept, today: string): Days | null {
  const last = readDay(dayOf(lastDay))
  const first = kind === 'closes' ? last !== null && writeDay(last + 1) : dayOf(from)
  if (!first) return null
  // Nobody needs a letter about a day that has passed.
  return { from: first < today ? today : first, to: kind === 'pauses' ? dayOf(to) : undefined }
}

async function linesOf(asking: Asking, stating: Stating): Promise<TaskLine[]> {
  const parts = [
    tablesOf(asking, stating),
    ...(stating.kind === 'moves' ? [] : [closuresOf(asking, stating)]),
    ...(stating.kind === 'closes' ? [formerOf(asking, stating)] : []),
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
  const { name: restaurant, slug, formerSlugs, days, places } = stating
  if (reach(user, 'enquiries') === 'none') return []
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { tableRestaurant: { in: [slug, ...formerSlugs] } },
        ...within('tableDate', days),
        { tableState: { not_equals: 'declined' } },
        { status: { not_equals: 'spam' } },
      ],
    },
    sort: ['tableDate', 'tableTime', 'id'],
    limit: NAMED,
    depth: 0,
    overrideAccess: false,
    user,
    select: { name: true, tableDate: true, tableTime: true, tablePeople: true, answers: true },
  })
  const knows = (answers: readonly { text: string }[]) =>
    answers.some(({ text }) => places.some((place) => text.includes(place)))
  return docs
    .filter(({ answers }) => !knows(v.parse(answersSchema, answers)))
    .map(({ id, name, tableDate, tableTime, tablePeople }) => ({
      words: {
        en: `${restaurant}, ${dayOf(tableDate)} ${tableTime}, for ${tablePeople}: ${name}`,
        ja: `${restaurant}　${dayOf(tableDate)} ${tableTime}　${tablePeople}名　${name} 様`,
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
