import { writeDay } from '@noren/contract/hours/calendar'
import type { Where } from 'payload'
import * as v from 'valibot'
import { DAY_MS } from '../../base/lengths.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'

/** A part of the inbox: which enquiries, in which order, and its texts. */
type View = {
  words: Words
  where: (now: Date) => Where[]
  sort: readonly string[]
  /** In place of rows. */
  nothing: Words
}

const NEWEST_FIRST = ['-receivedAt', 'id']
const LONGEST_FIRST = ['receivedAt', 'id']
const BY_DAY = ['tableDate', 'tableTime', 'receivedAt', 'id']

/** Within this time a guest who was taken for a program has written again or called. */
const LATELY_DAYS = 7

const isNot = (...states: string[]): Where => ({ status: { not_in: states } })

/** Tables from today's day of business on, for some days or without an end. */
function tablesFrom(now: Date, days?: number): Where[] {
  const today = todayIn(now)
  return [
    { tableDate: { greater_than_equal: startOf(today) } },
    ...(days === undefined ? [] : [{ tableDate: { less_than: startOf(today + days) } }]),
    isNot('spam'),
  ]
}

/** The desk stores a day as its noon in UTC. */
function startOf(day: number): string {
  return `${writeDay(day)}T00:00:00.000Z`
}

/** Unopened ones of the last days that were set aside without a mail for each. */
function suspected(now: Date): Where[] {
  const since = new Date(now.getTime() - LATELY_DAYS * DAY_MS).toISOString()
  return [
    { quarantined: { equals: true } },
    { status: { equals: 'spam' } },
    { readAt: { exists: false } },
    { receivedAt: { greater_than: since } },
  ]
}

const NO_SPAM: Words = {
  en: 'Nothing looks like spam.',
  ja: '迷惑メールの疑いがあるものはありません。',
}
const NO_TABLE: Words = {
  en: 'No table is asked for from today on.',
  ja: '今日からのご予約はありません。',
}

export const VIEWS = {
  open: {
    words: { en: 'Unanswered', ja: '未対応' },
    where: () => [{ status: { in: ['new', 'working'] } }],
    sort: NEWEST_FIRST,
    nothing: { en: 'Every enquiry is answered.', ja: '未対応のお問い合わせはありません。' },
  },
  tables: {
    words: { en: 'Tables by day', ja: '予約（日時順）' },
    where: (now) => [
      ...tablesFrom(now),
      { tableState: { not_in: ['declined', 'withdrawn', 'cancelled', 'missed'] } },
    ],
    sort: BY_DAY,
    nothing: NO_TABLE,
  },
  done: {
    words: { en: 'Done', ja: '完了' },
    where: () => [{ status: { equals: 'done' } }],
    sort: NEWEST_FIRST,
    nothing: { en: 'Nothing is done yet.', ja: '完了したお問い合わせはまだありません。' },
  },
  spam: {
    words: { en: 'Suspected spam', ja: '迷惑メールの疑い' },
    where: () => [{ status: { equals: 'spam' } }],
    sort: NEWEST_FIRST,
    nothing: NO_SPAM,
  },
  all: {
    words: { en: 'All', ja: 'すべて' },
    where: () => [],
    sort: NEWEST_FIRST,
    nothing: { en: 'There are no enquiries yet.', ja: 'お問い合わせはまだありません。' },
  },
  soon: {
    words: { en: 'Unanswered tables of today and tomorrow', ja: '今日・明日の予約（未返答）' },
    where: (now) => [...tablesFrom(now, 2), { tableState: { equals: 'asked' } }],
    sort: BY_DAY,
    nothing: NO_TABLE,
  },
  late: {
    words: { en: 'Tables without an answer in time', ja: '返答が遅れている予約' },
    where: (now) => [
      ...tablesFrom(now),
      isNot('done'),
      { tableState: { equals: 'asked' } },
      { tableDueAt: { less_than_equal: now.toISOString() } },
    ],
    sort: ['tableDueAt', 'id'],
    nothing: { en: 'No request is late.', ja: '返答が遅れている予約はありません。' },
  },
  unmailed: {
    words: { en: 'Mail that could not be sent', ja: '送信に失敗したメール' },
    // An enquiry that is answered, or spam, needs no mail.
    where: () => [{ mailTrouble: { exists: true } }, isNot('done', 'spam')],
    sort: LONGEST_FIRST,
    nothing: { en: 'No mail to the staff is delayed.', ja: '送信に失敗したメールはありません。' },
  },
  suspected: {
    words: { en: 'Unopened, suspected spam', ja: '迷惑メールの疑い（未読）' },
    where: suspected,
    sort: NEWEST_FIRST,
    nothing: NO_SPAM,
  },
  harassment: {
    words: { en: 'Harassment', ja: 'カスハラ' },
    where: () => [{ harassmentAt: { exists: true } }],
    sort: NEWEST_FIRST,
    nothing: { en: 'Nothing was handed over.', ja: '引き継がれたものはありません。' },
  },
  rush: {
    words: { en: 'Came while very many wrote at the same time', ja: '短時間に集中して届いたもの' },
    where: (now) => [...suspected(now), { marks: { in: ['many-at-once'] } }],
    sort: NEWEST_FIRST,
    nothing: NO_SPAM,
  },
} as const satisfies { [Name in string]: View }

export type ViewName = keyof typeof VIEWS

/** Always shown; the others are opened from the first screen. */
export const TABS = ['open', 'tables', 'done', 'spam', 'all'] as const satisfies ViewName[]

/** Whether a view shows tables by their days. */
export const isByDay = (view: ViewName) => VIEWS[view].sort === BY_DAY

const NAMES: readonly ViewName[] = [
  ...TABS,
  'soon',
  'late',
  'unmailed',
  'suspected',
  'rush',
  'harassment',
]

const textSchema = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(200)), '')

const askedSchema = v.object({
  view: v.fallback(v.optional(v.picklist(NAMES)), undefined),
  q: textSchema,
  /** The slug of a restaurant. */
  restaurant: textSchema,
  mine: v.fallback(v.picklist(['', '1']), ''),
  page: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1)), 1),
})

/** What the address of the inbox asks for. A search looks everywhere, unless the address names a view. */
export type Asked = { view: ViewName; q: string; restaurant: string; mine: '1' | ''; page: number }

/** Reads the address; what it cannot mean is left out. */
export function readAsked(parameters: { [key: string]: unknown } | undefined): Asked {
  const { view, ...asked } = v.parse(askedSchema, parameters ?? {})
  return { ...asked, view: view ?? (asked.q === '' ? 'open' : 'all') }
}

export const INBOX = '/admin/collections/enquiries'

/** The address of the inbox, or of one enquiry opened from there. */
export function inboxLink(asked: Partial<Asked>, id?: string): string {
  const query = new URLSearchParams(
    Object.entries(asked)
      .filter(([key, value]) => value !== '' && !(key === 'page' && value === 1))
      .map(([key, value]) => [key, String(value)]),
  )
  const address = id === undefined ? INBOX : `${INBOX}/${id}`
  return query.size > 0 ? `${address}?${query}` : address
}
