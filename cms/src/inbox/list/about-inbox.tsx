import type { I18n } from '@payloadcms/translations'
import type { Payload } from 'payload'
import { settings } from '../../base/settings.ts'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { ErasePersonForm } from '../erase/erase-person-form.tsx'
import { expiredAt } from '../retention.ts'
import { ExportForm } from './export-form.tsx'

type Props = {
  i18n: Pick<I18n, 'language'>
  now: Date
  payload: Payload
  restaurants: readonly { slug: string; name: string }[]
  /** Whether the user sees only what asks for a table at their restaurants. */
  isForOwn: boolean
}

/** Below the list: where enquiries come from and how long they stay, the export, and erasing one person. */
export async function AboutInbox({ i18n, now, payload, restaurants, isForOwn }: Props) {
  const days = settings.enquiryRetentionDays
  const next = globalThis.norenDesk?.jobs?.retention?.nextRun() ?? null
  const { totalDocs: due } = await payload.count({
    collection: 'enquiries',
    where: expiredAt((next ?? now).getTime()),
  })
  const at = next && inTokyo(next)
  return (
    <details className="desk-inbox__about">
      <summary>{say({ i18n }, { en: 'About this inbox', ja: 'この受信箱について' })}</summary>
      <p>
        {say(
          { i18n },
          {
            en: `${(isForOwn ? OWN : ALL).en} Each enquiry is deleted for good ${days} days after it came.${at ? ` Next on ${at} (Japan time): ${due}.` : ''}`,
            ja: `${(isForOwn ? OWN : ALL).ja}受信から${days}日を過ぎたものは、自動的に消去されます。${at ? `次回：${at}（${due}件）` : ''}`,
          },
        )}
      </p>
      <ExportForm
        action={`${payload.config.routes.api}/enquiries/export.csv`}
        i18n={i18n}
        now={now}
        restaurants={restaurants}
      />
      <ErasePersonForm />
    </details>
  )
}

const ALL: Words = {
  en: 'What visitors send with the form of the contact page is here within seconds.',
  ja: 'お問い合わせフォームから届いた内容が、数秒でここに並びます。',
}

const OWN: Words = {
  en: 'Requests for a table at your restaurants are here within seconds; other enquiries go to your colleagues.',
  ja: '担当店舗への予約のお問い合わせが、数秒でここに並びます。そのほかのお問い合わせは、ほかの担当者に届きます。',
}
