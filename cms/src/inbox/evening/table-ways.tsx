import Link from 'next/link'
import { say } from '../../base/words.ts'
import { dayOf } from '../../content/model/fields/day.ts'
import { tablesAddress } from '../../content/model/screen-addresses.ts'
import type { Enquiry } from '../../payload-types.ts'
import { LIST_OF_DAY, UNTOLD } from '../tables/evening-words.ts'
import { isExpected, isUntold } from '../tables/marking.ts'
import { ChangeForm } from './change-form.tsx'

/** From a table to the list of its day, and its change while its guests are expected. */
export function TableWays({ enquiry, i18n }: { enquiry: Enquiry; i18n: { language: string } }) {
  const { id, tableDate, tableTime, tablePeople, tableRestaurant, tableState: shown } = enquiry
  const day = dayOf(tableDate) ?? ''
  return (
    <div className="desk-letter__ways">
      {isUntold(enquiry) && <p className="desk-problem">{say({ i18n }, UNTOLD)}</p>}
      <Link href={tablesAddress({ restaurant: tableRestaurant ?? '', day })} prefetch={false}>
        {say({ i18n }, LIST_OF_DAY)}
      </Link>
      {shown && isExpected(enquiry) && (
        <ChangeForm
          facts={{ date: day, time: tableTime ?? '', people: tablePeople ?? 1 }}
          id={id}
          key={`${day} ${tableTime} ${tablePeople}`}
          shown={shown}
        />
      )}
    </div>
  )
}
