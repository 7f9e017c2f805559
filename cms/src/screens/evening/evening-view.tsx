import { readDay, writeDay } from '@noren/contract/hours/calendar'
import { restsOn } from '@noren/contract/hours/day-rules'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { say } from '../../base/words.ts'
import { tablesAddress } from '../../content/model/screen-addresses.ts'
import type { DayTable } from '../../inbox/evening/day-table.ts'
import { readTables } from '../../inbox/evening/read-tables.ts'
import { restaurantAmong, restaurantsOf } from '../../inbox/list/read-inbox.ts'
import { opensContent } from '../../staff/access/own.ts'
import { reach } from '../../staff/access/roles.ts'
import { dayAhead } from '../closures/days-of.ts'
import { countsOf } from '../full/counts-of.ts'
import { FullOpener } from '../full/full-opener.tsx'
import { DayTables } from './day-tables.tsx'
import { fullOf, groupsOf } from './evening.ts'
import { EveningHead } from './evening-head.tsx'
import { KeepFresh } from './keep-fresh.tsx'
import { readDays } from './read-days.ts'
import { TakePanel } from './take-panel.tsx'
import { TABLES, WORDS } from './words.ts'

/** The tables of one restaurant on one day, which its address names: the list that hangs in the kitchen. */
export async function EveningView(props: AdminViewServerProps) {
  const { initPageResult, payload, searchParams } = props
  const { req } = initPageResult
  const { i18n, user } = req
  const page = {
    className: 'desk-evening',
    path: tablesAddress(),
    trail: [{ label: say(req, TABLES) }],
    view: props,
  }
  // Without a user, the page leads to the sign-in.
  if (!user) return <DeskPage {...page} children={null} />
  if (reach(user, 'enquiries') === 'none') redirect('/admin')
  const now = new Date()
  const today = todayIn(now)
  const day = readDay(asked(searchParams, 'day')) ?? today
  const restaurants = await restaurantsOf(payload, user, i18n.language)
  const slug = asked(searchParams, 'restaurant')
  const restaurant = (await restaurantAmong(payload, restaurants, slug)) ?? restaurants[0]
  if (!restaurant) {
    return (
      <DeskPage {...page}>
        <h1>{say(req, TABLES)}</h1>
        <p className="desk-notice desk-notice--calm">{say(req, WORDS.noRestaurant)}</p>
      </DeskPage>
    )
  }
  const asking = { payload, user, now }
  const [tables, { hours, marks }, countOf] = await Promise.all([
    readTables(asking, restaurant.slug, day),
    readDays(asking, restaurant.id),
    countsOf(payload, now, [restaurant.id]),
  ])
  const isCancelled = ({ state }: DayTable) => state === 'cancelled' || state === 'withdrawn'
  const cancelled = tables.filter(isCancelled)
  const standing = tables.filter((table) => !isCancelled(table))
  const names = { en: restaurant.name, ja: restaurant.name }
  const minute = tokyoMinute(now)
  const counted = countOf(restaurant.id)
  const full = fullOf(marks, counted.counts)
  return (
    <DeskPage {...page}>
      <KeepFresh />
      <EveningHead
        day={day}
        i18n={i18n}
        restaurant={restaurant}
        restaurants={restaurants}
        today={today}
      />
      {hours && restsOn(hours, day) && (
        <p className="desk-notice desk-notice--calm">
          <strong>{say(req, WORDS.closed)}</strong> {say(req, dayAhead(hours, day).rule)}
        </p>
      )}
      {day >= today && (
        <div className="desk-evening__ways">
          <TakePanel
            day={day}
            hours={hours}
            isAsked={asked(searchParams, 'take') === '1'}
            key={`${restaurant.slug} ${day}`}
            marks={full}
            now={minute}
            restaurant={restaurant.slug}
          />
          {opensContent(user, 'restaurants', restaurant.id) && (
            <FullOpener
              marked={{ id: restaurant.id, names, hours, marks, ...counted }}
              now={minute}
              today={today}
            />
          )}
        </div>
      )}
      <DayTables
        cancelled={cancelled}
        date={writeDay(day)}
        groups={groupsOf({ hours, day, marks: full, tables: standing })}
        i18n={i18n}
      />
    </DeskPage>
  )
}

function asked(parameters: AdminViewServerProps['searchParams'], name: string): string | undefined {
  return [parameters?.[name]].flat()[0]
}
