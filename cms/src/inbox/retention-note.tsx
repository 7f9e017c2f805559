import type { ServerProps } from 'payload'
import { settings } from '../base/settings.ts'
import { inTokyo } from '../base/ui/in-tokyo.ts'
import { say } from '../base/words.ts'
import { expiredAt } from './retention.ts'

/** Above the list of enquiries: how long they are kept, and what the next deletion takes. */
export async function RetentionNote({ i18n, payload }: ServerProps) {
  const days = settings.enquiryRetentionDays
  const next = globalThis.norenDesk?.retention?.nextRun() ?? null
  const due = await payload.count({
    collection: 'enquiries',
    where: expiredAt(next?.getTime() ?? Date.now()),
  })
  const count = due.totalDocs
  const at = next && inTokyo(next)
  return (
    <p>
      {say(
        { i18n },
        {
          en: `Enquiries are deleted for good ${days} days after they came.${at ? ` Next on ${at} (Japan time): ${count}.` : ''}`,
          ja: `受信から${days}日を過ぎたお問い合わせは、自動的に消去されます。${at ? `次回：${at}（${count}件）` : ''}`,
        },
      )}
    </p>
  )
}
