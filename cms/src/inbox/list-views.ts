import type { ListView } from '../base/list-link.ts'

/** The desk remembers columns and order of a list, so that each way to look at it names its own. */
export const LIST_VIEWS = {
  /** All enquiries, newest first. */
  newest: {
    columns: ['receivedAt', 'status', 'name', 'subject', 'assignee', 'phone', 'language'],
    sort: '-receivedAt',
  },
  /** Those that wait longest first. */
  oldest: {
    columns: ['receivedAt', 'status', 'name', 'subject', 'assignee', 'phone', 'language'],
    sort: 'receivedAt',
  },
  /** Those the staff have had no mail about, the oldest first. */
  unmailed: {
    columns: ['receivedAt', 'status', 'name', 'subject', 'assignee', 'mailTrouble'],
    sort: 'receivedAt',
  },
  /** The tables guests ask for, by day. */
  tables: {
    columns: ['tableDate', 'tableTime', 'tableRestaurant', 'tablePeople', 'name', 'tableState'],
    sort: 'tableDate,tableTime',
  },
} as const satisfies { [Name in string]: ListView }
