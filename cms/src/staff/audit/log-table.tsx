import { say } from '../../base/words.ts'
import type { AuditLine } from './acts.ts'
import { COLUMNS, cellsOf } from './line-words.ts'
import type { Known } from './read-log.ts'

type Props = {
  lines: readonly AuditLine[]
  i18n: { language: string }
  accounts: ReadonlyMap<number, Known>
}

/** The lines as a table; on a telephone each is a block, whose cells say what they are. */
export function LogTable({ accounts, i18n, lines }: Props) {
  const headings = COLUMNS.map((words) => say({ i18n }, words))
  return (
    <table className="desk-audit__lines">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            {cellsOf(line, accounts, i18n.language).map((cell, at) => (
              <td data-heading={headings[at]} key={headings[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
