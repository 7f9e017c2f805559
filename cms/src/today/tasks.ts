import { askedTables } from './asked-tables.ts'
import type { Asking } from './asking.ts'
import { comingDays } from './coming-days.ts'
import { unpublishedDrafts } from './drafts.ts'
import { newEnquiries } from './new-enquiries.ts'
import type { Task } from './task.ts'
import { unmailed } from './unmailed.ts'

/** Everything the desk knows of that needs doing, the most urgent first. */
export function tasksOf(asking: Asking): Promise<Task[]> {
  return Promise.all([
    newEnquiries(asking),
    unmailed(asking),
    askedTables(asking),
    unpublishedDrafts(asking),
    comingDays(asking),
  ])
}
