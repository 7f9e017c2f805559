import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import type { Payload, ServerProps } from 'payload'
import { dayInTokyo } from '../../ui/in-tokyo.ts'
import { say } from '../../words.ts'

/** The desk remembers columns and order of a list, so that each way to look at it names its own. */
const ALL = {
  columns: ['receivedAt', 'status', 'name', 'subject', 'phone', 'language'],
  sort: '-receivedAt',
}
const TABLES = {
  columns: ['tableDate', 'tableTime', 'tableRestaurant', 'tablePeople', 'name', 'tableState'],
  sort: 'tableDate,tableTime',
}

/** More of them are found by a filter. */
const RESTAURANTS_SHOWN = 12

/** Above the list of enquiries: all of them, or the tables that are asked for from today on, by day. */
export async function TableLinks({ i18n, payload }: ServerProps) {
  const list = `${payload.config.routes.admin}/collections/enquiries`
  const restaurants = await restaurantsOf(payload, i18n.language)
  return (
    <ul className="desk-links">
      <li>
        <a className="desk-link" href={`${list}?${query(ALL)}`}>
          {say(
            { i18n },
            { en: 'All enquiries, newest first', ja: 'すべてのお問い合わせ（新着順）' },
          )}
        </a>
      </li>
      <li>
        <a className="desk-link" href={`${list}?${query(TABLES)}&${tablesOf()}`}>
          {say({ i18n }, { en: 'Tables from today on, by day', ja: '今日からの予約（日付順）' })}
        </a>
      </li>
      {restaurants.map(({ slug, name }) => (
        <li key={slug}>
          <a className="desk-link" href={`${list}?${query(TABLES)}&${tablesOf(slug)}`}>
            {name || slug}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** In the order of the site, by their names in the language of the desk; none where there are many. */
async function restaurantsOf(payload: Payload, language: string) {
  const tags = LANGUAGES.map((each) => LANGUAGE[each].htmlLang)
  const locale = tags.find((tag) => tag === language)
  const { docs, totalDocs } = await payload.find({
    collection: 'restaurants',
    ...(locale && { locale }),
    depth: 0,
    limit: RESTAURANTS_SHOWN,
    sort: 'listedSince',
  })
  return totalDocs > RESTAURANTS_SHOWN ? [] : docs
}

function query({ columns, sort }: typeof ALL): URLSearchParams {
  return new URLSearchParams({ columns: JSON.stringify(columns), sort })
}

/** From today on in Japan, everywhere or in one restaurant. */
function tablesOf(slug?: string): URLSearchParams {
  const all = 'where[or][0][and]'
  const today = dayInTokyo(new Date())
  return new URLSearchParams({
    [`${all}[0][tableDate][greater_than_equal]`]: `${today}T00:00:00.000Z`,
    ...(slug && { [`${all}[1][tableRestaurant][equals]`]: slug }),
  })
}
