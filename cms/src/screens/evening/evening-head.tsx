import type { Day } from '@noren/contract/hours/calendar'
import { writeDay } from '@noren/contract/hours/calendar'
import Form from 'next/form'
import Link from 'next/link'
import { dayWords } from '../../base/ui/in-tokyo.ts'
import { say } from '../../base/words.ts'
import { monthsAddress, tablesAddress } from '../../content/model/screen-addresses.ts'
import { RestaurantSelect } from '../../inbox/list/restaurant-select.tsx'
import { MONTH_WORDS } from '../../inbox/months/month-words.ts'
import { PrintButton } from './print-button.tsx'
import { WORDS } from './words.ts'

type Restaurant = { slug: string; name: string }

type Props = {
  i18n: { language: string }
  restaurant: Restaurant
  restaurants: readonly Restaurant[]
  day: Day
  today: Day
}

/** Which restaurant and which day, and the ways to others. */
export function EveningHead({ i18n, restaurant, restaurants, day, today }: Props) {
  const to = (other: Day, { slug } = restaurant) =>
    tablesAddress({ restaurant: slug, ...(other !== today && { day: writeDay(other) }) })
  return (
    <header className="desk-evening__head">
      <h1>
        {restaurant.name} <span>{say({ i18n }, dayWords(day))}</span>
      </h1>
      <nav aria-label={say({ i18n }, WORDS.days)} className="desk-evening__days">
        <Link href={to(day - 1)} prefetch={false}>
          {say({ i18n }, WORDS.dayBefore)}
        </Link>
        <Link aria-current={day === today ? 'date' : undefined} href={to(today)} prefetch={false}>
          {say({ i18n }, WORDS.today)}
        </Link>
        <Link href={to(day + 1)} prefetch={false}>
          {say({ i18n }, WORDS.dayAfter)}
        </Link>
      </nav>
      <div className="desk-evening__choose">
        {restaurants.length > 1 && (
          <RestaurantSelect
            chosen={to(day)}
            label={say({ i18n }, WORDS.restaurant)}
            options={restaurants.map((each) => ({ name: each.name, link: to(day, each) }))}
          />
        )}
        <Form action={tablesAddress()} key={day} prefetch={false}>
          <input name="restaurant" type="hidden" value={restaurant.slug} />
          <input
            aria-label={say({ i18n }, WORDS.day)}
            defaultValue={writeDay(day)}
            name="day"
            required
            type="date"
          />
          <button className="desk-inbox__button" type="submit">
            {say({ i18n }, WORDS.show)}
          </button>
        </Form>
        <PrintButton />
        <Link className="desk-link" href={monthsAddress(restaurant.slug)} prefetch={false}>
          {say({ i18n }, MONTH_WORDS.title)}
        </Link>
      </div>
    </header>
  )
}
