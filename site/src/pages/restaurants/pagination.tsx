import { pageCount } from '@noren/contract/resources/restaurants-page'
import { useLanguage } from '#src/language/use-language.ts'
import { pageSearch, pathTo } from '#src/routes/paths.ts'
import styles from './pagination.module.css'
import { LIST_WORDS } from './restaurant-row.tsx'

type PaginationProps = {
  /** The current page, from 1. */
  page: number
  /** Number of restaurants on all pages. */
  total: number
}

/** Links to the other pages of the list; renders nothing for a single page. */
export function Pagination({ page, total }: PaginationProps) {
  const language = useLanguage()
  const { pages } = LIST_WORDS[language]
  const count = pageCount(total)
  if (count === 1) return null
  const to = (target: number) => pathTo('restaurants', language) + pageSearch(target)
  return (
    <nav className={`wrap ${styles.pagination}`} aria-label={pages.label}>
      {page > 1 && (
        <a className={`arrow-back ${styles.step}`} href={to(page - 1)} rel="prev">
          {pages.previous}
        </a>
      )}
      <ol className={`numeric ${styles.pages}`}>
        {shownPages(page, count).map(({ number, afterGap }) => (
          <li key={number} className={styles.page} data-after-gap={afterGap}>
            <a
              href={to(number)}
              aria-label={pages.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < count && (
        <a className={`arrow ${styles.step}`} href={to(page + 1)} rel="next">
          {pages.next}
        </a>
      )}
    </nav>
  )
}

/** A page's number, and whether pages before it are left out. */
type ShownPage = { number: number; afterGap: boolean }

/** The page numbers to show: the first, the last and those around the current one. */
export function shownPages(current: number, count: number): ShownPage[] {
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < count)
  const numbers = [...new Set([1, ...near, count])]
  return numbers.map((number, index) => ({
    number,
    afterGap: number - (numbers[index - 1] ?? 0) > 1,
  }))
}
