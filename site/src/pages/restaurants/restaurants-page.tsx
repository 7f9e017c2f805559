import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restaurantsQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { Phrases } from '#src/ui/phrases.tsx'
import { RestaurantRow } from './restaurant-row.tsx'
import styles from './restaurants-page.module.css'

/** The list of restaurants, `/restaurants` (readings A4). */
export function RestaurantsPage() {
  const { list } = useBundle().restaurants
  return (
    <div className={styles.page}>
      <header className={`wrap grid12 ${styles.head}`}>
        <p className={`label ${styles.label}`}>{list.label}</p>
        <h1 className={`display ${styles.title}`}>
          <Phrases text={list.title} />
        </h1>
        <p className={`lede ${styles.lead}`}>{list.lead}</p>
      </header>
      <RestaurantRows />
    </div>
  )
}

function RestaurantRows() {
  const { list } = useBundle().restaurants
  const { data: restaurants, isError } = useQuery(restaurantsQuery())
  useEffect(() => {
    if (isError) console.error('Failed to load restaurants. Please try again later.')
  }, [isError])

  if (isError && !restaurants) return <State text={list.failed} role="alert" />
  if (!restaurants) return <State text={list.loading} role="status" />
  if (restaurants.length === 0) return <State text={list.empty} />
  return (
    <ol className={styles.rows}>
      {restaurants.map((restaurant, index) => (
        <RestaurantRow key={restaurant.slug} restaurant={restaurant} place={index + 1} />
      ))}
    </ol>
  )
}

function State({ text, role }: { text: string; role?: 'alert' | 'status' }) {
  return (
    <p className={`wrap lede ${styles.state}`} role={role}>
      {text}
    </p>
  )
}
