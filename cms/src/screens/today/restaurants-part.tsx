import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import Link from 'next/link'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { printAddress } from '../../content/model/screen-addresses.ts'
import { TABLES, TAKE } from '../evening/words.ts'
import { FullOpener } from '../full/full-opener.tsx'
import { CARDS } from '../list-cards/card-words.ts'
import { soldOutCount } from '../menu/menu-counts.ts'
import { PRINT_WORDS } from '../print/print-words.ts'
import { restaurantsToday, type ShownToday } from './restaurants-today.ts'
import type { Asking } from './task.ts'

/** Above everything: which restaurants are open now, and today's hours; each leads to its closures and its menu. */
export async function RestaurantsPart({ asking }: { asking: Asking }) {
  const { restaurants, others } = await restaurantsToday(asking)
  if (restaurants.length + others === 0) return null
  const i18n = { language: asking.language }
  return (
    <section aria-label={say({ i18n }, RESTAURANTS)} className="desk-restaurants-today">
      {restaurants.length > 0 && (
        <ul>
          {restaurants.map(({ id, name, isOpen, words, hours, menu, tables, count, marked }) => {
            const soldOut = say({ i18n }, soldOutCount(count))
            return (
              <li data-open={isOpen} key={id}>
                <Link href={hours} prefetch={false}>
                  <strong>{name}</strong> <span>{say({ i18n }, words)}</span>
                </Link>
                <Link
                  aria-label={[name, say({ i18n }, CARDS.menu), soldOut].filter(Boolean).join(' ')}
                  href={menu}
                  prefetch={false}
                >
                  {say({ i18n }, CARDS.menu)}
                  {soldOut && <small>{soldOut}</small>}
                </Link>
                {tables && <TableLinks i18n={i18n} name={name} tables={tables} />}
                <FullOpener
                  marked={marked}
                  now={tokyoMinute(asking.now)}
                  today={todayIn(asking.now)}
                />
              </li>
            )
          })}
        </ul>
      )}
      <Link className="desk-link" href={printAddress()} prefetch={false}>
        {say({ i18n }, PRINT_WORDS.linkAll)}
      </Link>
      {others > 0 && (
        <Link className="desk-link" href="/admin/collections/restaurants" prefetch={false}>
          {say({ i18n }, othersWords(others, restaurants.length))}
        </Link>
      )}
    </section>
  )
}

type LinksProps = {
  i18n: { language: string }
  name: string
  tables: NonNullable<ShownToday['tables']>
}

function TableLinks({ i18n, name, tables }: LinksProps) {
  const links = [
    { address: tables.list, words: say({ i18n }, TABLES) },
    { address: tables.take, words: say({ i18n }, TAKE) },
  ]
  return links.map(({ address, words }) => (
    <Link aria-label={`${name} ${words}`} href={address} key={address} prefetch={false}>
      {words}
    </Link>
  ))
}

const RESTAURANTS: Words = { en: 'The restaurants today', ja: '今日のお店' }

function othersWords(others: number, shown: number): Words {
  return shown === 0
    ? {
        en: `All ${others} restaurants keep their usual hours today`,
        ja: `本日は${others}店すべて、いつもどおりの営業です`,
      }
    : { en: `${others} other restaurants`, ja: `ほか${others}店` }
}
