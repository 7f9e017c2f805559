import type { ReactNode } from 'react'
import { sentenceOf } from '../../../base/requests/ask-desk.ts'
import { say } from '../../../base/words.ts'
import type { Plans } from './plan-form.tsx'
import { PLANNING, planWords } from './plan-words.ts'

type Props = Plans & {
  reader: Parameters<typeof say>[0]
  /** The button that cancels a plan. */
  button: (cancel: () => Promise<void>) => ReactNode
  /** Says why a plan stays. */
  onRefused: (sentence: string) => void
}

/** What is planned for a document, each with a button to cancel it. */
export function PlanList({ plans, change, reader, button, onRefused }: Props) {
  async function cancel(id: number): Promise<void> {
    const answer = await change({ cancel: id })
    if (answer) onRefused(sentenceOf(answer.refusal) ?? say(reader, PLANNING.failed))
  }

  if (!plans) return null
  if (plans.length === 0) return <p className="desk-plan__none">{say(reader, PLANNING.none)}</p>
  return (
    <ul>
      {plans.map((plan) => (
        <li key={plan.id}>
          <span>{say(reader, planWords(plan))}</span>
          {button(() => cancel(plan.id))}
        </li>
      ))}
    </ul>
  )
}
