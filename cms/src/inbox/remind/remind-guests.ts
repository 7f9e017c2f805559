import { readDay } from '@noren/contract/hours/calendar'
import { sittingsOn } from '@noren/contract/hours/sittings'
import { faultFacts, log } from '@noren/kit/process/log'
import { isTurnedAway, mailErrorFacts } from '@noren/kit/process/mail-transport'
import type { Payload } from 'payload'
import { oneDeskAtATime } from '../../base/database/between-desks.ts'
import { type Job, startJob } from '../../base/jobs.ts'
import { MINUTE_MS } from '../../base/lengths.ts'
import { type DeskMail, deskMail } from '../../base/mail.ts'
import type { Enquiry } from '../../payload-types.ts'
import { areRemindersOn } from '../reminder-switch.ts'
import { letterMail } from '../reply/compose.ts'
import { hoursOf } from '../tables/due-field.ts'
import { restaurantIdAt } from '../tables/restaurant-names.ts'
import { dueReminders, type Evening, eveningAt, isDue, reminderKey } from './due-reminders.ts'
import { forget, keep, type Reminder } from './keep-reminder.ts'
import { reminderLetter } from './reminder-letter.ts'

/** How long a run sends: a longer one would look as if it did not end, and the next sends the others. */
const RUN_MS = 5 * MINUTE_MS
/** Until a mail server that was away is asked again. */
const AGAIN_MS = 3 * MINUTE_MS

/** Reminds the guests of the next day in the evening (decision 120), each once. */
export function startReminding(payload: Payload, isLeader: () => boolean): Job {
  return startJob({
    isLeader,
    work: (now) => remindGuests(payload, now),
    pause: MINUTE_MS,
    retry: AGAIN_MS,
    complaint: 'guests not reminded, it will be tried again',
  })
}

/**
 * One run: sends the reminders that are due, if staff switched them on.
 * @param now in ms since 1970
 * @throws when the mail server takes no mail now, or a reminder could not be kept
 */
export async function remindGuests(payload: Payload, now: number): Promise<void> {
  const evening = eveningAt(new Date(now))
  if (!evening || !deskMail || !(await areRemindersOn(payload))) return
  const due = await dueReminders(payload, evening)
  if (due.length === 0) return
  // With a server that is away, each mail of which nothing is heard would count as perhaps sent.
  await deskMail.ask()
  const begun = performance.now()
  let isMissing = false
  for (const id of due) {
    const elapsed = performance.now() - begun
    if (elapsed > RUN_MS || !eveningAt(new Date(now + elapsed))) break
    try {
      if (await remindOnce(payload, id, evening, deskMail)) continue
    } catch (error) {
      // What cannot be written about one table keeps no other guest from being reminded.
      log('error', 'a reminder could not be kept', { id, ...faultFacts(error) })
      isMissing = true
      continue
    }
    throw new Error('the mail server takes no mail now')
  }
  if (isMissing) throw new Error('not every guest could be reminded')
}

/**
 * Keeps a reminder and sends it, while no other desk does. What is not certain to have failed stays kept.
 * @returns whether the mail server would take others
 */
function remindOnce(
  payload: Payload,
  id: Enquiry['id'],
  evening: Evening,
  mail: DeskMail,
): Promise<boolean> {
  return oneDeskAtATime(payload.db, `reminder ${id}`, async () => {
    const enquiry = await enquiryOf(payload, id)
    if (!enquiry || !isDue(enquiry, evening) || (await isShut(payload, enquiry))) return true
    const letter = await reminderLetter(payload, enquiry)
    if (!letter) return true
    const key = reminderKey(enquiry, evening)
    const message = await letterMail(payload, enquiry, { ...letter, key, table: null }, mail.from)
    const reminder: Reminder = {
      id: key,
      ...letter,
      state: 'sending',
      at: new Date().toISOString(),
    }
    // As it is by now: its guest may have cancelled while the letter was written.
    const isKept = await keep(payload, id, (now) => (isSame(now, enquiry) ? reminder : null))
    if (!isKept) return true
    try {
      await mail.send({ ...message, headers: { 'Auto-Submitted': 'auto-generated' } })
    } catch (error) {
      return noteFailure(payload, id, reminder, error)
    }
    await keep(payload, id, () => ({ ...reminder, state: 'sent' }))
    log('info', 'guest reminded', { id })
    return true
  })
}

/** Whether the restaurant is gone, or closed on the day of a table, as by a closure that was entered since. */
async function isShut(payload: Payload, { tableRestaurant, tableDate }: Enquiry): Promise<boolean> {
  const slug = tableRestaurant ?? ''
  if ((await restaurantIdAt(payload, slug)) === null) return true
  const day = readDay(tableDate?.slice(0, 10))
  const hours = await hoursOf(payload, slug, new Date())
  return hours !== null && day !== null && sittingsOn(hours, day).length === 0
}

/** @returns whether the mail server would take other mails */
async function noteFailure(
  payload: Payload,
  id: Enquiry['id'],
  reminder: Reminder,
  error: unknown,
): Promise<boolean> {
  const facts = mailErrorFacts(error)
  const { responseCode } = facts
  log('warn', 'a reminder could not be sent', { id, ...facts })
  // Without an answer it may have gone out.
  if (typeof responseCode !== 'number') return false
  const isForGood = responseCode >= 500
  await (isForGood
    ? keep(payload, id, () => ({ ...reminder, state: 'refused' }))
    : forget(payload, id, reminder))
  return isTurnedAway(error)
}

/** Whether an enquiry is still what a letter was written about. */
function isSame(now: Enquiry, before: Enquiry): boolean {
  return now.updatedAt === before.updatedAt
}

async function enquiryOf(payload: Payload, id: Enquiry['id']): Promise<Enquiry | undefined> {
  const where = { id: { equals: id } }
  return (await payload.find({ collection: 'enquiries', where, depth: 0 })).docs[0]
}
