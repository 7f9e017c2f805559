import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { readDay } from '@noren/contract/hours/calendar'
import type { Field } from 'payload'
import { dayKept } from '../../content/model/fields/day.ts'
import { isSlug } from '../../content/model/fields/slug-rule.ts'
import type { Enquiry } from '../../payload-types.ts'
import { noOne } from '../../staff/access/roles.ts'
import { kept, keptText, keptTime } from '../handling/work-fields.ts'
import { STATE_WORDS, TABLE_STATES } from './answered.ts'
import { SOURCE_WORDS, SOURCES } from './source.ts'

const DAY = { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' } as const

/**
 * The table an enquiry asks for, and the staff's answer. The screen of an enquiry shows them as one
 * sentence with its buttons; lists have a column and a filter for each.
 */
export const tableFields: Field[] = [
  // By its slug, which outlasts the restaurant's page.
  keptText('tableRestaurant', { en: 'Restaurant', ja: '店舗' }),
  {
    ...kept('tableDate', { en: 'Day', ja: '来店日' }, { date: DAY }),
    type: 'date',
    index: true,
  },
  keptText('tableTime', { en: 'Time', ja: '来店時刻' }),
  { ...kept('tablePeople', { en: 'People', ja: '人数' }), type: 'number' },
  {
    ...kept('tableState', { en: 'Table', ja: '予約' }),
    type: 'select',
    options: TABLE_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
  },
  keptTime('tableAnsweredAt', { en: 'Table answered', ja: '予約への返答' }),
  keptText('tableAnsweredBy', { en: 'Table answered by', ja: '予約に返答した人' }),
  { ...keptTime('tableDueAt', { en: 'Answer due', ja: '返答の期限' }), index: true },
  keptTime('tableLateMailedAt', { en: 'Mailed as late', ja: '返答の遅れをお知らせした日時' }),
  {
    // Empty for what came from the site.
    ...kept('source', { en: 'Taken', ja: '受付方法' }),
    type: 'select',
    options: SOURCES.map((value) => ({ value, label: SOURCE_WORDS[value] })),
  },
  // A clock time, as `tableTime`: of guests who are late.
  keptText('tableExpected', { en: 'Expected at', ja: '到着予定' }),
  // By staff; later than the answer while the guest has not been told.
  keptTime('tableChangedAt', { en: 'Table changed', ja: '予約の変更' }),
  {
    // Before it was marked last, for staff who take that back.
    name: 'tableBefore',
    type: 'select',
    options: [...TABLE_STATES],
    access: { update: noOne },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

type TableFields = Pick<
  Enquiry,
  'tableRestaurant' | 'tableDate' | 'tableTime' | 'tablePeople' | 'tableState'
>

/**
 * A request for a table, as fields of an enquiry. One without a real day or a valid slug gets none: the
 * message contains what the guest wrote, and a database may refuse such values.
 */
export function storedTable(table: TableRequest | undefined): TableFields {
  const day = readDay(table?.date)
  if (!table || day === null || day < 0 || !isSlug(table.restaurant)) return {}
  return {
    tableRestaurant: table.restaurant,
    // As the desk stores days: at noon UTC.
    tableDate: dayKept(table.date),
    tableTime: table.time,
    tablePeople: table.people,
    tableState: 'asked',
  }
}
