import { businessDay } from '@noren/contract/hours/business-day'
import type { DefaultServerCellComponentProps, Payload, ServerProps } from 'payload'
import { type Condition, type ListView, listLink, whereOf } from '../base/list-link.ts'
import { namesIn } from '../base/locales.ts'
import { settings } from '../base/settings.ts'
import { inTokyo } from '../base/ui/in-tokyo.ts'
import { say } from '../base/words.ts'
import { ownRestaurants } from '../staff/access/own.ts'
import { reach } from '../staff/access/roles.ts'
import { staffName } from './handling/staff-names.ts'
import { expiredAt } from './retention.ts'
import { restaurantWords } from './tables/restaurant-names.ts'

/** New, unopened ones. An enquiry older than the record of who opened it is judged by its status. */
const UNREAD: Condition[] = [
  ['readAt', 'exists', 'false'],
  ['status', 'equals', 'new'],
]

/** More of them are found by a filter. */
const RESTAURANTS_SHOWN = 12

/** Above the list of enquiries: all, the unread, the user's own, or the tables requested from today on, by day. */
export async function TableLinks({ i18n, payload, user }: ServerProps) {
  const newest = (conditions: Condition[]) =>
    listLink(payload, 'enquiries', conditions, LIST_VIEWS.newest)
  const tables = (slug?: string) =>
    listLink(payload, 'enquiries', tablesOf(slug), LIST_VIEWS.tables)
  const restaurants = await restaurantsOf(payload, user, i18n.language)
  const { totalDocs: unread } = await payload.count({
    collection: 'enquiries',
    where: whereOf(UNREAD),
    overrideAccess: false,
    user: user ?? null,
  })
  const me = user && (await staffName(payload, user))
  const links = [
    {
      to: newest([]),
      text: say(
        { i18n },
        { en: 'All enquiries, newest first', ja: 'すべてのお問い合わせ（新着順）' },
      ),
    },
    {
      to: newest(UNREAD),
      text: say({ i18n }, { en: `Unread (${unread})`, ja: `未読（${unread}件）` }),
    },
    ...(me ? [{ to: newest([['assignee', 'equals', me]]), text: say({ i18n }, MINE) }] : []),
    { to: tables(), text: say({ i18n }, TABLES) },
    ...restaurants.map(({ slug, name }) => ({ to: tables(slug), text: name || slug })),
  ]
  return (
    <ul className="desk-links">
      {links.map(({ to, text }) => (
        <li key={to}>
          <a className="desk-link" href={to}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

const MINE = { en: 'Assigned to me', ja: '自分の担当' }
const TABLES = { en: 'Tables from today on, by day', ja: '今日からの予約（日付順）' }

/** In the order of the site, by their names in the language of the desk; none where there are many. */
async function restaurantsOf(payload: Payload, user: ServerProps['user'], language: string) {
  const { docs, totalDocs } = await payload.find({
    collection: 'restaurants',
    ...(user &&
      reach(user, 'enquiries') === 'own' && { where: { id: { in: ownRestaurants(user) } } }),
    ...namesIn(language),
    limit: RESTAURANTS_SHOWN,
    sort: 'listedSince',
  })
  return totalDocs > RESTAURANTS_SHOWN ? [] : docs.filter(({ slug }) => slug)
}

/** From today's day of business on, everywhere or at one restaurant. */
function tablesOf(slug?: string): Condition[] {
  return [
    ['tableDate', 'greater_than_equal', `${businessDay(new Date())}T00:00:00.000Z`],
    ...(slug ? [['tableRestaurant', 'equals', slug] as const] : []),
  ]
}

/** Button above the list of enquiries. */
export function ExportLink({ i18n, payload }: ServerProps) {
  return (
    <p>
      <a className="desk-link" href={`${payload.config.routes.api}/enquiries/export.csv`} download>
        {say(
          { i18n },
          { en: 'Save all enquiries as a table (CSV)', ja: '全件を表形式で保存（CSV）' },
        )}
      </a>{' '}
      {say(
        { i18n },
        {
          en: 'Every enquiry with all its fields, spam among them, whatever is filtered here.',
          ja: 'この一覧の絞り込みに関係なく、迷惑メールも含むすべてのお問い合わせが入ります。',
        },
      )}
    </p>
  )
}

/** Above the list of enquiries: how long they are kept, and what the next deletion removes. */
export async function RetentionNote({ i18n, payload }: ServerProps) {
  const days = settings.enquiryRetentionDays
  const next = globalThis.norenDesk?.jobs?.retention?.nextRun() ?? null
  const due = await payload.count({
    collection: 'enquiries',
    where: expiredAt(next?.getTime() ?? Date.now()),
  })
  const count = due.totalDocs
  const at = next && inTokyo(next)
  return (
    <p>
      {say(
        { i18n },
        {
          en: `Enquiries are deleted for good ${days} days after they came.${at ? ` Next on ${at} (Japan time): ${count}.` : ''}`,
          ja: `受信から${days}日を過ぎたお問い合わせは、自動的に消去されます。${at ? `次回：${at}（${count}件）` : ''}`,
        },
      )}
    </p>
  )
}

/** The restaurant of a table by its name, in lists. */
export async function RestaurantCell({
  cellData,
  i18n,
  payload,
}: Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n' | 'payload'>) {
  if (typeof cellData !== 'string') return null
  return say({ i18n }, await restaurantWords(payload, cellData))
}

/** The desk remembers a list's columns and order, so each view of it names its own. */
export const LIST_VIEWS = {
  /** All enquiries, newest first. */
  newest: {
    columns: ['receivedAt', 'status', 'name', 'subject', 'assignee', 'phone', 'language'],
    sort: '-receivedAt',
  },
  /** Those that wait longest first. */
  oldest: {
    columns: ['receivedAt', 'status', 'name', 'subject', 'assignee', 'phone', 'language'],
    sort: 'receivedAt',
  },
  /** Those that were not mailed to the staff, the oldest first. */
  unmailed: {
    columns: ['receivedAt', 'status', 'name', 'subject', 'assignee', 'mailTrouble'],
    sort: 'receivedAt',
  },
  /** The tables guests ask for, by day. */
  tables: {
    columns: ['tableDate', 'tableTime', 'tableRestaurant', 'tablePeople', 'name', 'tableState'],
    sort: 'tableDate,tableTime',
  },
} as const satisfies { [Name in string]: ListView }
