import { createHash } from 'node:crypto'
import { isEmail } from '@noren/contract/enquiry/email'
import { writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { dayOfMinute, momentOf, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { Payload } from 'payload'
import { dayKept } from '../../content/model/fields/day.ts'
import type { Enquiry } from '../../payload-types.ts'

/** From when on reminders go out, and until when late ones may: minutes of the day before the table, in Japan. */
const FROM = 18 * 60
const UNTIL = 21 * 60
/** Whose table was confirmed later on that day was told so just then. */
const TOLD = 12 * 60

/** The evening on which the guests of the next day are reminded. */
export type Evening = {
  /** The day of the tables, as they are stored. */
  tableDate: string
  /** ISO 8601: tables that were confirmed from then on are left out. */
  noon: string
}

/** The evening at a time; `null` while no reminders go out. */
export function eveningAt(now: Date): Evening | null {
  const minute = tokyoMinute(now)
  const today = dayOfMinute(minute)
  const onClock = minute - today * DAY_MINUTES
  if (onClock < FROM || onClock >= UNTIL) return null
  return {
    tableDate: dayKept(writeDay(today + 1)),
    noon: momentOf(today * DAY_MINUTES + TOLD).toISOString(),
  }
}

/** The key of an enquiry's reminder for a day: the same at every desk and after every start. */
export function reminderKey({ id }: Pick<Enquiry, 'id'>, { tableDate }: Evening): string {
  return createHash('sha256').update(`reminder ${id} ${tableDate}`).digest('hex').slice(0, 24)
}

/** What decides whether the guest of a table is reminded of it. */
const DECIDING = {
  email: true,
  status: true,
  guestActs: true,
  harassmentAt: true,
  reminders: true,
  tableAnsweredAt: true,
  tableDate: true,
  tableState: true,
} as const

type Deciding = Pick<Enquiry, keyof typeof DECIDING | 'id'>

/** Whether the guest of an enquiry is to be reminded this evening, and was not yet. */
export function isDue(enquiry: Deciding, evening: Evening): boolean {
  const { email, status, guestActs, harassmentAt, reminders } = enquiry
  const { tableAnsweredAt, tableDate, tableState } = enquiry
  const key = reminderKey(enquiry, evening)
  return (
    tableState === 'confirmed' &&
    status !== 'spam' &&
    !harassmentAt &&
    tableDate === evening.tableDate &&
    typeof tableAnsweredAt === 'string' &&
    tableAnsweredAt < evening.noon &&
    isEmail(email) &&
    !guestActs?.some(({ kind }) => kind === 'unreminded') &&
    !reminders?.some(({ id }) => id === key)
  )
}

/** The ids of the enquiries whose guests are to be reminded this evening; none in the trash. */
export async function dueReminders(payload: Payload, evening: Evening): Promise<Enquiry['id'][]> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      tableDate: { equals: evening.tableDate },
      tableState: { equals: 'confirmed' },
    },
    sort: ['receivedAt', 'id'],
    pagination: false,
    depth: 0,
    select: DECIDING,
  })
  const due = docs.filter((each) => isDue(each, evening))
  if (due.length === 0) return []
  const declined = await addressesThatDeclined(payload)
  return due.flatMap(({ id, email }) => (declined.has(email.toLowerCase()) ? [] : [id]))
}

/** The addresses of guests who wanted no reminders of an earlier table, either. */
async function addressesThatDeclined(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { 'guestActs.kind': { equals: 'unreminded' } },
    trash: true,
    pagination: false,
    depth: 0,
    select: { email: true },
  })
  return new Set(docs.map(({ email }) => email.toLowerCase()))
}
