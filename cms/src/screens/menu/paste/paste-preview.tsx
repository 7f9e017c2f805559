import type { Words } from '../../../base/words.ts'
import type { Passed, Unreadable } from '../../../tables/menu/types.ts'
import { PASTING, passedWords, sameWords, unreadableTitle } from './paste-words.ts'
import { type Plan, unreadableWords } from './plan.ts'

type Props = {
  plan: Plan
  /** The rows that are titles and headings of categories. */
  passed: readonly Passed[]
  /** Words in the language of the desk. */
  told: (words: Words) => string
}

/** What a pasted table would change: first what it would take away unasked, and what cannot be read. */
export function PastePreview({ plan, passed, told }: Props) {
  const { steps, unreadable, lost, same, isHeld } = plan
  const linesOf = (kind: Unreadable['kind']) =>
    unreadable.filter((each) => each.kind === kind).map((row) => told(unreadableWords(row)))
  const [rows, parts, notes] = [linesOf('row'), linesOf('part'), linesOf('note')]
  return (
    <div className="desk-paste__preview">
      {lost.length > 0 && (
        <Lines isWrong lines={lost.map(told)} title={`${told(PASTING.lost)} ${lost.length}`} />
      )}
      {rows.length > 0 && <Lines isWrong lines={rows} title={told(unreadableTitle(rows.length))} />}
      {isHeld && <p className="desk-paste__wrong">{told(PASTING.held)}</p>}
      {parts.length > 0 && (
        <Lines isWrong lines={parts} title={`${told(PASTING.parts)} ${parts.length}`} />
      )}
      {(['changed', 'new', 'removed'] as const).map((kind) => {
        const own = steps.filter((step) => step.kind === kind).map(({ words }) => told(words))
        return own.length === 0 ? null : (
          <Lines key={kind} lines={own} title={`${told(PASTING[kind])} ${own.length}`} />
        )
      })}
      {notes.length > 0 && <Lines lines={notes} title={`${told(PASTING.notes)} ${notes.length}`} />}
      {passed.length > 0 && (
        <Lines
          lines={passed.map((row) => told(passedWords(row)))}
          title={`${told(PASTING.passed)} ${passed.length}`}
        />
      )}
      {steps.length === 0 && <p>{told(PASTING.nothing)}</p>}
      {same > 0 && steps.length > 0 && <p>{told(sameWords(same))}</p>}
    </div>
  )
}

function Lines({
  title,
  lines,
  isWrong = false,
}: {
  title: string
  lines: readonly string[]
  isWrong?: boolean
}) {
  return (
    <section className={isWrong ? 'desk-paste__wrong' : undefined}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
