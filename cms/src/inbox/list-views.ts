import type { ListView } from '../base/list-link.ts'

/** The desk remembers a list's columns and order, so each view of it names its own. */
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
  /** Those that were not mailed to the staff, the oldest first. */
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
