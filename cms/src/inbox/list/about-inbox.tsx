import { dateOf, dayOf, writeDay } from '@noren/contract/hours/calendar'
import type { I18n } from '@payloadcms/translations'
import type { Payload, TypedUser } from 'payload'
import { settings } from '../../base/settings.ts'
import { inTokyo, todayIn } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { reach } from '../../staff/access/roles.ts'
import { ErasePersonForm } from '../erase/erase-person-form.tsx'
import { expiredAt } from '../retention.ts'
import { runningRetention } from '../running.ts'

type Props = {
  i18n: Pick<I18n, 'language'>
  now: Date
  payload: Payload
  user: TypedUser
  restaurants: readonly { slug: string; name: string }[]
}

/** Below the list: where enquiries come from and how long they stay, the export, and erasing one person. */
export async function AboutInbox({ i18n, now, payload, user, restaurants }: Props) {
  const words = reach(user, 'enquiries') === 'own' ? OWN : ALL
  const days = settings.enquiryRetentionDays
  const next = runningRetention.now()?.nextRun() ?? null
  const { totalDocs: due } = await payload.count({
    collection: 'enquiries',
    where: expiredAt((next ?? now).getTime()),
    overrideAccess: false,
    user,
  })
  const at = next && inTokyo(next)
  return (
    <details className="desk-inbox__about">
      <summary>{say({ i18n }, { en: 'About this inbox', ja: 'この受信箱について' })}</summary>
      <p>
        {say(
          { i18n },
          {
            en: `${words.en} Each enquiry is deleted for good ${days} days after it came.${at ? ` Next on ${at} (Japan time): ${due}.` : ''}`,
            ja: `${words.ja}受信から${days}日を過ぎたものは、自動的に消去されます。${at ? `次回：${at}（${due}件）` : ''}`,
          },
        )}
      </p>
      <ExportForm i18n={i18n} now={now} restaurants={restaurants} />
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

type ExportProps = Pick<Props, 'i18n' | 'now' | 'restaurants'>

/** The enquiries of a period as a table; the last month unless staff choose another. */
function ExportForm({ i18n, now, restaurants }: ExportProps) {
  const { year, month } = dateOf(todayIn(now))
  const first = dayOf(year, month, 1)
  const { year: lastYear, month: lastMonth } = dateOf(first - 1)
  return (
    <form action="/api/enquiries/export.csv" className="desk-inbox__export">
      <h2>{say({ i18n }, { en: 'Save as a table (CSV)', ja: '表形式で保存（CSV）' })}</h2>
      <label>
        {say({ i18n }, { en: 'Received from', ja: '受信日（から）' })}
        <input
          defaultValue={writeDay(dayOf(lastYear, lastMonth, 1))}
          name="from"
          required
          type="date"
        />
      </label>
      <label>
        {say({ i18n }, { en: 'to', ja: '受信日（まで）' })}
        <input defaultValue={writeDay(first - 1)} name="to" required type="date" />
      </label>
      {restaurants.length > 1 && (
        <label>
          {say({ i18n }, { en: 'Restaurant', ja: '店舗' })}
          <select name="restaurant">
            <option value="">
              {say({ i18n }, { en: 'All enquiries', ja: 'すべてのお問い合わせ' })}
            </option>
            {restaurants.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="desk-inbox__spam">
        <input name="spam" type="checkbox" value="1" />
        {say({ i18n }, { en: 'With spam', ja: '迷惑メールも含める' })}
      </label>
      <button className="desk-inbox__button" type="submit">
        {say({ i18n }, { en: 'Save the table', ja: '表を保存する' })}
      </button>
    </form>
  )
}
