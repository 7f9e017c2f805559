import { settings } from '../../base/settings.ts'
import { reach } from '../../staff/access/roles.ts'
import { allergensAgain } from './allergens-again.ts'
import { askedTables } from './asked-tables.ts'
import { comingDays } from './coming-days.ts'
import { unpublishedDrafts } from './drafts.ts'
import { heldBack } from './held-back.ts'
import { heldUp, refused } from './kept-out.ts'
import { planned } from './plans.ts'
import { suspected } from './suspected.ts'
import type { Asking, Task, TaskLine } from './task.ts'
import { untranslated } from './untranslated.ts'
import { newEnquiries, unmailed } from './waiting-enquiries.ts'

/** Everything staff can do today, the most urgent first. */
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
    ...(writes
      ? [
          allergensAgain(asking),
          planned(asking),
          unpublishedDrafts(asking),
          untranslated(asking),
          comingDays(asking),
        ]
      : []),
  ])
  return [held, ...tasks, refused(told?.refusedLately ?? 0)].filter((task) => task !== null)
}

/** What to fill an empty desk with first, in order; nothing once there is a restaurant. */
export async function firstSteps({ payload }: Pick<Asking, 'payload'>): Promise<TaskLine[]> {
  const { totalDocs } = await payload.count({ collection: 'restaurants' })
  if (totalDocs > 0) return []
  const { admin } = payload.config.routes
  return [
    {
      words: {
        en: 'Write the name and address of the company',
        ja: '会社の名前や連絡先を入力する',
      },
      link: `${admin}/globals/company`,
    },
    {
      words: { en: 'Add the first restaurant', ja: '最初のレストランを登録する' },
      link: `${admin}/collections/restaurants/create`,
    },
    {
      words: {
        en: 'Write what visitors see first on the home page',
        ja: 'トップページの「最初の画面」を書く',
      },
      link: `${admin}/globals/hero`,
    },
  ]
}
