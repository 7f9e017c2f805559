import Form from 'next/form'
import Link from 'next/link'
import { say, type Words } from '../../base/words.ts'
import { RestaurantSelect } from './restaurant-select.tsx'
import { type Asked, INBOX, inboxLink, TABS, VIEWS, type ViewName } from './views.ts'

type Props = { i18n: { language: string }; asked: Asked }

/** Looks through all enquiries, of the chosen restaurant if there is one. */
export function SearchBox({ asked, i18n }: Props) {
  const { q, restaurant, mine } = asked
  return (
    <Form action={INBOX} className="desk-inbox__search" prefetch={false} role="search">
      <input
        aria-label={say({ i18n }, SEARCH_LABEL)}
        autoComplete="off"
        defaultValue={q}
        key={q}
        name="q"
        placeholder={say({ i18n }, SEARCH_HINT)}
        type="search"
      />
      {restaurant && <input name="restaurant" type="hidden" value={restaurant} />}
      {mine && <input name="mine" type="hidden" value={mine} />}
      <button className="desk-inbox__button" type="submit">
        {say({ i18n }, { en: 'Search', ja: '検索' })}
      </button>
    </Form>
  )
}

const SEARCH_LABEL: Words = { en: 'Search all enquiries', ja: 'お問い合わせを検索' }
const SEARCH_HINT: Words = {
  en: 'Name, phone, words, number',
  ja: '名前・電話番号・本文・受付番号',
}

/** The parts of the inbox; one that the first screen leads to is among them while it is open. */
export function Tabs({ asked, counts, i18n }: Props & { counts: { [V in ViewName]?: number } }) {
  const shown: ViewName[] = [...TABS]
  if (!shown.includes(asked.view)) shown.push(asked.view)
  return (
    <nav aria-label={say({ i18n }, { en: 'Views', ja: '表示' })}>
      <ul className="desk-inbox__tabs">
        {shown.map((view) => (
          <li key={view}>
            <Link
              aria-current={view === asked.view ? 'page' : undefined}
              href={inboxLink({ ...asked, view, q: '', page: 1 })}
              prefetch={false}
            >
              {say({ i18n }, VIEWS[view].words)}
              {counts[view] !== undefined && (
                <span className="desk-inbox__count">{counts[view]}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Filtered = Props & {
  restaurants: readonly { slug: string; name: string }[]
  mayErase: boolean
  /** Whether the user sees what harasses the staff. */
  seesHarassment: boolean
}

/** One restaurant's alone, the user's own alone; and the ways to what was handed over, and to the trash. */
export function Filters({ asked, i18n, restaurants, mayErase, seesHarassment }: Filtered) {
  const to = (change: Partial<Asked>) => inboxLink({ ...asked, page: 1, ...change })
  const everywhere = say({ i18n }, { en: 'All restaurants', ja: 'すべての店舗' })
  return (
    <div className="desk-inbox__filters">
      {restaurants.length > 1 && (
        <RestaurantSelect
          chosen={to({})}
          label={say({ i18n }, { en: 'Restaurant', ja: '店舗' })}
          options={[
            { name: everywhere, link: to({ restaurant: '' }) },
            ...restaurants.map(({ slug, name }) => ({ name, link: to({ restaurant: slug }) })),
          ]}
        />
      )}
      <Link
        aria-current={asked.mine ? 'true' : undefined}
        href={to({ mine: asked.mine ? '' : '1' })}
        prefetch={false}
      >
        {say({ i18n }, { en: 'Assigned to me', ja: '自分の担当' })}
      </Link>
      {seesHarassment && (
        <Link href={to({ view: 'harassment' })} prefetch={false}>
          {say({ i18n }, VIEWS.harassment.words)}
        </Link>
      )}
      {mayErase && (
        <Link className="desk-inbox__bin" href={`${INBOX}/trash`} prefetch={false}>
          {say({ i18n }, { en: 'Trash', ja: 'ゴミ箱' })}
        </Link>
      )}
    </div>
  )
}
