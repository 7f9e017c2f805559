import { settings } from '../../base/settings.ts'
import { reach } from '../../staff/access/roles.ts'
import { allergensAgain } from './allergens-again.ts'
import { askedTables } from './asked-tables.ts'
import type { Asking } from './asking.ts'
import { comingDays } from './coming-days.ts'
import { unpublishedDrafts } from './drafts.ts'
import { heldBack } from './held-back.ts'
import { heldUp } from './held-up.ts'
import { newEnquiries } from './new-enquiries.ts'
import { refused } from './refused.ts'
import { suspected } from './suspected.ts'
import type { Task } from './task.ts'
import { unmailed } from './unmailed.ts'

/** Everything the desk knows of that somebody can do today, the most urgent first. */
export async function tasksOf(asking: Asking): Promise<Task[]> {
  const { user } = asking
  const answers = reach(user, 'enquiries') !== 'none'
  const writes = reach(user, 'restaurants') !== 'none'
  const { inbox, publisher } = globalThis.norenDesk ?? {}
  const told = answers ? inbox?.heldUp() : null
  const held = heldUp(told?.ids ?? [], settings.enquiryRetentionDays)
  const tasks = await Promise.all([
    ...(writes ? [heldBack(asking, publisher?.heldBack() ?? [])] : []),
    ...(answers
      ? [newEnquiries(asking), suspected(asking), unmailed(asking), askedTables(asking)]
      : []),
    ...(writes ? [allergensAgain(asking), unpublishedDrafts(asking), comingDays(asking)] : []),
  ])
  return [held, ...tasks, refused(told?.refusedLately ?? 0)].filter((task) => task !== null)
}
