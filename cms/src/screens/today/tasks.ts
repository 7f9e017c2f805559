import { settings } from '../../base/settings.ts'
import { runningInbox } from '../../inbox/running.ts'
import { runningPublisher } from '../../publish/running.ts'
import { reach } from '../../staff/access/roles.ts'
import { allergensAgain } from './allergens-again.ts'
import { askedTables } from './asked-tables.ts'
import { comingDays } from './coming-days.ts'
import { unpublishedDrafts } from './drafts.ts'
import { failed } from './failed-plans.ts'
import { heldBack } from './held-back.ts'
import { lateTables } from './late-tables.ts'
import { refused, setAside } from './outside-inbox.ts'
import { planned } from './plans.ts'
import { rehearsedRestore } from './rehearsed-restore.ts'
import { standings } from './standings.ts'
import { suspected } from './suspected.ts'
import type { Asking, Task } from './task.ts'
import { untranslated } from './untranslated.ts'
import { newEnquiries, unmailed } from './waiting-enquiries.ts'

/** Everything staff can do today, the most urgent first. */
export async function tasksOf(asking: Asking): Promise<Task[]> {
  const { user, now } = asking
  const answers = reach(user, 'enquiries') !== 'none'
  const writes = reach(user, 'restaurants') !== 'none'
  const outside = answers ? runningInbox.now()?.setAside() : null
  const unstored = setAside(outside?.ids ?? [], settings.enquiryRetentionDays)
  const tasks = await Promise.all([
    ...(writes ? [heldBack(asking, runningPublisher.now()?.heldBack() ?? []), failed(asking)] : []),
    ...(answers
      ? [
          lateTables(asking),
          newEnquiries(asking),
          suspected(asking),
          unmailed(asking),
          askedTables(asking),
        ]
      : []),
    ...(writes
      ? [
          standings(asking),
          allergensAgain(asking),
          planned(asking),
          unpublishedDrafts(asking),
          untranslated(asking),
          comingDays(asking),
        ]
      : []),
  ])
  const isOfCompany = reach(user, 'pages') === 'all'
  const rehearsed = isOfCompany ? rehearsedRestore(settings.dataDir, now) : null
  return [unstored, ...tasks, rehearsed, refused(outside?.refusedLately ?? 0)].filter(
    (task) => task !== null,
  )
}
