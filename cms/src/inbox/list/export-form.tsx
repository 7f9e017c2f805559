import { dateOf, dayOf, writeDay } from '@noren/contract/hours/calendar'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { say } from '../../base/words.ts'

type Props = {
  i18n: { language: string }
  /** The address of the file. */
  action: string
  now: Date
  restaurants: readonly { slug: string; name: string }[]
}

/** The enquiries of a period as a table; the last month unless staff choose another. */
export function ExportForm({ action, i18n, now, restaurants }: Props) {
  const { year, month } = dateOf(todayIn(now))
  const first = dayOf(year, month, 1)
  const { year: lastYear, month: lastMonth } = dateOf(first - 1)
  return (
    <form action={action} className="desk-inbox__export">
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
