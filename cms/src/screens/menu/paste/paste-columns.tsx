import { useId } from 'react'
import type { Words } from '../../../base/words.ts'
import { type Column, USUAL } from '../../../tables/menu/column.ts'
import { columnKey } from '../../../tables/menu/columns.ts'
import type { MenuTable } from '../../../tables/menu/read-table.ts'
import { COLUMN_WORDS, headingWords, PASTING } from './paste-words.ts'

type Props = Pick<MenuTable, 'headings' | 'hasNames' | 'isGuessed'> & {
  /** What staff have said of columns, by their place. */
  assigned: ReadonlyMap<number, Column | null>
  onAssign: (at: number, column: Column | null) => void
  /** Words in the language of the desk. */
  told: (words: Words) => string
}

/** The columns whose headings do not say what they hold, each with a choice of what it is; without headings all. */
export function PasteColumns({ headings, hasNames, isGuessed, assigned, onAssign, told }: Props) {
  const id = useId()
  const open = headings.flatMap(({ heading, column, hasText }, at) =>
    assigned.has(at) || (hasText && (column === null || isGuessed))
      ? [{ heading, at, column }]
      : [],
  )
  const isTaken = (key: string) =>
    headings.some(({ column }) => column !== null && columnKey(column) === key)
  if (open.length === 0) return null
  return (
    <section aria-labelledby={id} className="desk-paste__columns">
      <p className={hasNames ? undefined : 'desk-paste__wrong'} id={id}>
        {told(isGuessed ? PASTING.guessed : hasNames ? PASTING.columns : PASTING.headless)}
      </p>
      {open.map(({ heading, at, column }) => (
        <label key={at}>
          {told(headingWords(heading, at))}
          <select
            onChange={({ target }) =>
              onAssign(at, USUAL.find((each) => columnKey(each) === target.value) ?? null)
            }
            value={column ? columnKey(column) : ''}
          >
            <option value="">{told(PASTING.leftOut)}</option>
            {USUAL.map(columnKey).map((key) => (
              <option
                disabled={isTaken(key) && !(column && columnKey(column) === key)}
                key={key}
                value={key}
              >
                {told(COLUMN_WORDS[key] ?? PASTING.leftOut)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </section>
  )
}
