import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '../../base/database/transaction.ts'
import type { Enquiry } from '../../payload-types.ts'

/** A reminder as its enquiry keeps it. */
export type Reminder = NonNullable<Enquiry['reminders']>[number]

/** Puts a reminder among those of its enquiry, in place of what was known of it. @returns whether it did */
export function keep(
  payload: Payload,
  id: Enquiry['id'],
  reminderOf: (now: Enquiry) => Reminder | null,
): Promise<boolean> {
  return change(payload, id, (now) => {
    const reminder = reminderOf(now)
    const others = (now.reminders ?? []).filter((each) => each.id !== reminder?.id)
    return reminder && [...others, reminder]
  })
}

/** Takes away a reminder that was not sent. */
export function forget(
  payload: Payload,
  id: Enquiry['id'],
  { id: key }: Reminder,
): Promise<boolean> {
  return change(payload, id, ({ reminders }) => (reminders ?? []).filter((each) => each.id !== key))
}

async function change(
  payload: Payload,
  id: Enquiry['id'],
  remindersOf: (now: Enquiry) => Reminder[] | null,
): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const where = { id: { equals: id } }
    const { docs } = await payload.find({ req, collection: 'enquiries', where, depth: 0 })
    const reminders = docs[0] ? remindersOf(docs[0]) : null
    if (!reminders) return false
    await payload.update({ req, collection: 'enquiries', id, depth: 0, data: { reminders } })
    return true
  })
}
