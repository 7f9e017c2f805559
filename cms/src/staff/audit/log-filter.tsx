import { writeDay } from '@noren/contract/hours/calendar'
import { say, type Words } from '../../base/words.ts'
import { type Asked, AUDIT, AUDIT_FILE, type Known, queryOf } from './read-log.ts'

type Props = {
  asked: Asked
  i18n: { language: string }
  accounts: ReadonlyMap<number, Known>
}

/** Chooses an account and days, and saves what is chosen as a table; a plain form, whose answer has an address. */
export function LogFilter({ accounts, asked, i18n }: Props) {
  const { account, from, to } = asked
  const isGone = account !== null && !accounts.has(account)
  return (
    <form action={AUDIT} className="desk-audit__filter">
      <label>
        {say({ i18n }, { en: 'Who', ja: 'スタッフ' })}
        <select defaultValue={account ?? ''} name="account">
          <option value="">{say({ i18n }, EVERYBODY)}</option>
          {isGone && <option value={account}>{account}</option>}
          {[...accounts].map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say({ i18n }, { en: 'From', ja: '開始日' })}
        <input defaultValue={from === null ? '' : writeDay(from)} name="from" type="date" />
      </label>
      <label>
        {say({ i18n }, { en: 'To', ja: '終了日' })}
        <input defaultValue={to === null ? '' : writeDay(to)} name="to" type="date" />
      </label>
      <button type="submit">{say({ i18n }, { en: 'Show', ja: '表示' })}</button>
      <a className="desk-link" download href={`${AUDIT_FILE}?${queryOf({ ...asked, page: 1 })}`}>
        {say({ i18n }, { en: 'Save these as a table (CSV)', ja: 'この条件でCSVに保存' })}
      </a>
    </form>
  )
}

const EVERYBODY: Words = { en: 'Everyone', ja: '全員' }
