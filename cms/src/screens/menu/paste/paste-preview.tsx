import type { Words } from '../../../base/words.ts'
import { PASTING, sameWords, unreadableTitle } from './paste-words.ts'
import { type Plan, unreadableWords } from './plan.ts'

type Props = {
  plan: Plan
  /** Words in the language of the desk. */
  told: (words: Words) => string
}

/** What a pasted table would change: first what it would take away unasked, and the rows that cannot be read. */
export function PastePreview({ plan: { steps, unreadable, lost, same }, told }: Props) {
  return (
    <div className="desk-paste__preview">
      {lost.length > 0 && (
        <Lines isWrong lines={lost.map(told)} title={`${told(PASTING.lost)} ${lost.length}`} />
      )}
      {unreadable.length > 0 && (
        <Lines
          isWrong
          lines={unreadable.map((row) => told(unreadableWords(row)))}
          title={told(unreadableTitle(unreadable.length))}
        />
      )}
      {(['changed', 'new', 'removed'] as const).map((kind) => {
        const own = steps.filter((step) => step.kind === kind).map(({ words }) => told(words))
        return own.length === 0 ? null : (
          <Lines key={kind} lines={own} title={`${told(PASTING[kind])} ${own.length}`} />
        )
      })}
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
