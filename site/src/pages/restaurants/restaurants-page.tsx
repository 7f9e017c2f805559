import { pageStart } from '@noren/contract/resources/restaurants-page'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restaurantsPageQuery } from '#src/api/restaurant-list.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useRoute } from '#src/navigation/location.ts'
import { FirstScreenEnd, RestOfPage } from '#src/ui/rest-of-page.tsx'
import { Pagination } from './pagination.tsx'
import { LIST_WORDS, RestaurantRow } from './restaurant-row.tsx'
import styles from './restaurants-page.module.css'

/** The list of restaurants, `/restaurants`, and its further pages, `?page=2` (readings A4). */
export function Page() {
  const { list } = LIST_WORDS[useLanguage()]
  return (
    <div className={styles.page}>
      <header className={`wrap grid12 ${styles.head}`}>
        <p className="label">{list.label}</p>
        <h1 className={`display ${styles.title}`}>{list.title}</h1>
        <p className={`lede ${styles.lead}`}>{list.lead}</p>
      </header>
      <RestOfPage>
        <RestaurantRows />
      </RestOfPage>
    </div>
  )
}

function RestaurantRows() {
  const { list } = LIST_WORDS[useLanguage()]
  const page = useRoute()?.page ?? 1
  const { data, isError } = useQuery(restaurantsPageQuery(page))
  useEffect(() => {
    if (isError) console.error('Failed to load restaurants. Please try again later.')
  }, [isError])

  if (isError && !data) return <State text={list.failed} role="alert" />
  if (!data) return <State text={list.loading} role="status" />
  if (data.restaurants.length === 0) return <State text={list.empty} />
  const start = pageStart(page)
  return (
    <>
      <ol className={styles.rows} start={start + 1}>
        {data.restaurants.map((restaurant, index) => (
          <RestaurantRow
            key={restaurant.slug}
            restaurant={restaurant}
            number={data.total > 1 ? start + index + 1 : null}
            priority={index === 0}
          />
        ))}
      </ol>
      <FirstScreenEnd />
      <Pagination page={page} total={data.total} />
    </>
  )
}

function State({ text, role }: { text: string; role?: 'alert' | 'status' }) {
  return (
    <p className={`wrap lede ${styles.state}`} role={role}>
      {text}
    </p>
  )
}
