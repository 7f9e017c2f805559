import { say } from '../../../base/words.ts'
import type { Plan } from './plan.ts'
import { afterFailureWords, PLANNING, planWords } from './plan-words.ts'

type Props = { plans: readonly Plan[]; reader: Parameters<typeof say>[0] }

/** The plans of a document, and those that failed. */
export function PlanLines({ plans, reader }: Props) {
  if (plans.length === 0) return null
  const now = new Date()
  return (
    <ul className="desk-plans">
      {plans.map((plan) => (
        <li data-failed={plan.failure !== null} key={plan.id}>
          {say(reader, planWords(plan))}
          {plan.failure ? (
            <span>{say(reader, afterFailureWords(plan, now))}</span>
          ) : (
            plan.type === 'publish' && <span>{say(reader, PLANNING.untilThen)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
