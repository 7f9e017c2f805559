import { say } from '../../base/words.ts'
import type { AuditLine } from './audit-log.ts'
import { COLUMNS, cellsOf } from './line-words.ts'

type Props = {
  lines: readonly AuditLine[]
  i18n: { language: string }
  names: ReadonlyMap<number, string>
}

/** The lines as a table; on a telephone each is a block, whose cells say what they are. */
export function LogTable({ i18n, lines, names }: Props) {
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
            {cellsOf(line, names, i18n.language).map((cell, at) => (
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
