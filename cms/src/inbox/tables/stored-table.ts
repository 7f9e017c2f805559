import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { readDay } from '@noren/contract/hours/calendar'
import { dayKept } from '../../content/fields/day.ts'
import { isSlug } from '../../content/fields/slug.ts'
import type { Enquiry } from '../../payload-types.ts'

type TableFields = Pick<
  Enquiry,
  'tableRestaurant' | 'tableDate' | 'tableTime' | 'tablePeople' | 'tableState'
>

/**
 * A request for a table in the fields of an enquiry. One for no day of the calendar or for no slug
 * has none: what the guest wrote stands in the message, and a database may refuse such values.
 */
export function storedTable(table: TableRequest | undefined): TableFields {
  const day = readDay(table?.date)
  if (!table || day === null || day < 0 || !isSlug(table.restaurant)) return {}
  return {
    tableRestaurant: table.restaurant,
    // As the desk keeps days: at noon UTC.
    tableDate: dayKept(table.date),
    tableTime: table.time,
    tablePeople: table.people,
    tableState: 'asked',
  }
}
