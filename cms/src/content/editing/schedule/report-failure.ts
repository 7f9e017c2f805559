import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { log } from '@noren/kit/process/log'
import { isTurnedAway, mailErrorFacts } from '@noren/kit/process/mail-transport'
import type { Payload, TypedUser } from 'payload'
import { DEFAULT_LOCALE, namesIn } from '../../../base/locales.ts'
import { deskMail } from '../../../base/mail.ts'
import { settings } from '../../../base/settings.ts'
import { minuteWords } from '../../../base/ui/in-tokyo.ts'
import type { Words } from '../../../base/words.ts'
import { documentWords } from '../../model/document-words.ts'
import { screenOf } from '../../model/screen-addresses.ts'
import { afterFailureWords } from './plan-words.ts'
import type { PlacedPlan } from './plans.ts'

/**
 * Mails the planner and all owners that a plan was not carried out, and why, in both languages: the desk
 * does not know which one they read.
 * @returns whether no one must be mailed any more: all were, the server turned an address away, or none is set
 */
export async function reportFailure(
  payload: Payload,
  { place, plan }: PlacedPlan,
  why: Words,
  planner: TypedUser | null,
): Promise<boolean> {
  if (!deskMail) return true
  const { docs: owners } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'owner' } },
    depth: 0,
    pagination: false,
  })
  const addresses = new Set([...(planner ? [planner] : []), ...owners].map(({ email }) => email))
  const company = await payload.findGlobal({
    slug: 'company',
    draft: true,
    ...namesIn(DEFAULT_LOCALE),
  })
  const what = await documentWords(payload, place, DEFAULT_LOCALE)
  const when = minuteWords(tokyoMinute(plan.at))
  const next = afterFailureWords(plan, new Date())
  const link = `${settings.origin}${screenOf(place)}`
  try {
    for (const address of addresses) {
      await deskMail.send({
        from: { name: company.name ?? '', address: deskMail.from },
        to: { name: '', address },
        subject: `予定どおりに公開できませんでした：${what.ja} / Not published as planned: ${what.en}`,
        text: [
          `${when.ja}（日本時間）の公開の予定を実行できませんでした。`,
          `${what.ja}\n${why.ja}`,
          `${next.ja}\n${link}`,
          `What was planned for ${when.en} (Japan) could not be done.`,
          `${what.en}\n${why.en}`,
          `${next.en}\n${link}\n`,
        ].join('\n\n'),
        headers: { 'Auto-Submitted': 'auto-generated' },
        xMailer: false,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    }
    return true
  } catch (error) {
    log('warn', 'a failed plan could not be mailed', { plan: plan.id, ...mailErrorFacts(error) })
    return isTurnedAway(error)
  }
}
