import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say, type Words } from '../../base/words.ts'
import { monthsAddress, tablesAddress } from '../../content/model/screen-addresses.ts'
import { restaurantAmong, restaurantsOf } from '../../inbox/list/read-inbox.ts'
import { RestaurantSelect } from '../../inbox/list/restaurant-select.tsx'
import type { Counts } from '../../inbox/months/count.ts'
import { MONTH_WORDS } from '../../inbox/months/month-words.ts'
import { readMonths } from '../../inbox/months/read-months.ts'
import { reach } from '../../staff/access/roles.ts'
import { partyWords, TABLES } from './words.ts'

/** The tables of the last thirteen months: how many were asked for and confirmed, and whose guests came. */
export async function MonthsView(props: AdminViewServerProps) {
  const { initPageResult, payload, searchParams } = props
  const { req } = initPageResult
  const { i18n, user } = req
  const title = say(req, MONTH_WORDS.title)
  const page = {
    className: 'desk-months',
    path: monthsAddress(),
    trail: [{ label: say(req, TABLES), url: tablesAddress() }, { label: title }],
    view: props,
  }
  // Without a user, the page leads to the sign-in.
  if (!user) return <DeskPage {...page} children={null} />
  if (reach(user, 'enquiries') === 'none') redirect('/admin')
  const restaurants = await restaurantsOf(payload, user, i18n.language)
  const [slug] = [searchParams?.restaurant].flat()
  const chosen = (await restaurantAmong(payload, restaurants, slug))?.slug ?? ''
  const counted = restaurants.filter((each) => chosen === '' || each.slug === chosen)
  const months = await readMonths(
    { payload, user, now: new Date() },
    counted.map((each) => each.slug),
  )
  return (
    <DeskPage {...page}>
      <h1>{title}</h1>
      {restaurants.length > 1 && (
        <RestaurantSelect
          chosen={monthsAddress(chosen)}
          label={say(req, MONTH_WORDS.restaurant)}
          options={[
            { name: say(req, MONTH_WORDS.all), link: monthsAddress() },
            ...restaurants.map(({ slug, name }) => ({ name, link: monthsAddress(slug) })),
          ]}
        />
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{say(req, MONTH_WORDS.month)}</th>
            {COLUMNS.map(({ words }) => (
              <th key={words.en} scope="col">
                {say(req, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, counts }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              {COLUMNS.map(({ words, tables, guests }) => (
                <td key={words.en}>
                  {counts[tables] === 0 ? (
                    0
                  ) : (
                    <>
                      <span>{say(req, tablesWords(counts[tables]))}</span>{' '}
                      <span>{say(req, partyWords(counts[guests]))}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say(req, MONTH_WORDS.note)}</p>
      <a className="desk-link" href={`/api/enquiries/months.csv?restaurant=${chosen}`}>
        {say(req, MONTH_WORDS.save)}
      </a>
    </DeskPage>
  )
}

const COLUMNS = [
  { words: MONTH_WORDS.asked, tables: 'asked', guests: 'askedGuests' },
  { words: MONTH_WORDS.confirmed, tables: 'confirmed', guests: 'confirmedGuests' },
  { words: MONTH_WORDS.came, tables: 'came', guests: 'cameGuests' },
  { words: MONTH_WORDS.missed, tables: 'missed', guests: 'missedGuests' },
] as const satisfies { words: Words; tables: keyof Counts; guests: keyof Counts }[]

function tablesWords(count: number): Words {
  return { en: `${count} ${count === 1 ? 'table' : 'tables'}`, ja: `${count}組` }
}
