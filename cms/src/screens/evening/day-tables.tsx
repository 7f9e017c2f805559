import { say } from '../../base/words.ts'
import { MEAL_WORDS } from '../../content/model/fields/hours/hours-words.ts'
import type { DayTable } from '../../inbox/evening/day-table.ts'
import { sumWords } from '../../inbox/list/list-words.ts'
import type { Group } from './evening.ts'
import { TableRow } from './table-row.tsx'
import { askedSum, WORDS } from './words.ts'

type I18n = { language: string }

type Props = {
  i18n: I18n
  date: string
  groups: readonly Group[]
  cancelled: readonly DayTable[]
}

/** The tables of a day by its sittings, each with its sum; the cancelled ones apart, at the end. */
export function DayTables({ i18n, date, groups, cancelled }: Props) {
  const isOne = groups.length === 1
  return (
    <>
      {groups.map(({ label, isFull, tables }) => {
        const title = label ? MEAL_WORDS[label] : isOne ? WORDS.all : WORDS.other
        return (
          <section aria-labelledby={`tables-${label}`} className="desk-sitting" key={label}>
            <h2 id={`tables-${label}`}>
              {say({ i18n }, title)} <span>{sumOf(i18n, tables)}</span>
              {isFull && <strong>{say({ i18n }, WORDS.full)}</strong>}
            </h2>
            {tables.length === 0 && <p>{say({ i18n }, WORDS.nothing)}</p>}
            <Rows date={date} tables={tables} />
          </section>
        )
      })}
      {cancelled.length > 0 && (
        <section aria-labelledby="tables-cancelled" className="desk-sitting desk-sitting--over">
          <h2 id="tables-cancelled">{say({ i18n }, WORDS.cancelled)}</h2>
          <Rows date={date} tables={cancelled} />
        </section>
      )}
    </>
  )
}

function Rows({ date, tables }: { date: string; tables: readonly DayTable[] }) {
  if (tables.length === 0) return null
  return (
    <ul>
      {tables.map((table) => (
        <TableRow date={date} key={table.id} table={table} />
      ))}
    </ul>
  )
}

/** The tables and guests that are expected or came, and those that nobody has answered. */
function sumOf(i18n: I18n, tables: readonly DayTable[]): string {
  const counted = tables.filter(({ state }) => state === 'confirmed' || state === 'came')
  const asked = tables.filter(({ state }) => state === 'asked').length
  const sum = sumWords(counted.map(({ people }) => ({ tablePeople: people })))
  return [sum, ...(asked > 0 ? [askedSum(asked)] : [])]
    .map((words) => say({ i18n }, words))
    .join(' ')
}
