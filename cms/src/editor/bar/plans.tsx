import { sentenceOf } from '../../base/requests/ask-desk.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { type Plan, type Planning, plansSchema } from '../../content/editing/schedule/plan.ts'
import { afterFailureWords, PLANNING, planWords } from '../../content/editing/schedule/plan-words.ts'
import { Button } from '../../shell/button.tsx'
import { call } from '../../shell/call.ts'
import { notify } from '../../shell/notices.ts'
import { useEditing } from '../editing.ts'
import { useAnswer } from './use-answer.ts'

export type Plans = {
  /** `null` until they are known. */
  plans: readonly Plan[] | null
  /** Changes them. @returns the desk's refusal, and a sentence about it; `null` once it is done */
  change: (planning: Planning) => Promise<{ sentence: string; refusal: unknown } | null>
}

/** What is planned for the opened document. */
export function usePlans(): Plans {
  const { form } = useEditing()
  const [known, setKnown] = useAnswer('plans', plansSchema)

  async function change(body: Planning): ReturnType<Plans['change']> {
    const { value, refusal } = await call(`/api/${form.place}/plans`, plansSchema, { body })
    if (value) setKnown(value)
    return value ? null : { sentence: sentenceOf(refusal) ?? say(reader, PLANNING.failed), refusal }
  }

  return { plans: known?.plans ?? null, change }
}

/** Above the form: its plans, and those that failed. */
export function PlanStrip({ plans }: Pick<Plans, 'plans'>) {
  if (!plans || plans.length === 0) return null
  const now = new Date()
  return (
    <ul className="bar-plans">
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

/** In the dialog: each plan with a button to cancel it. */
export function PlanList({ plans, change }: Plans) {
  if (!plans) return null
  if (plans.length === 0) return <p>{say(reader, PLANNING.none)}</p>

  async function cancel({ id }: Plan): Promise<void> {
    const refused = await change({ cancel: id })
    if (refused) notify(refused.sentence, { kind: 'refused' })
  }

  return (
    <ul className="bar-plan-list">
      {plans.map((plan) => (
        <li key={plan.id}>
          <span>{say(reader, planWords(plan))}</span>
          <Button onClick={() => cancel(plan)}>{say(reader, PLANNING.cancel)}</Button>
        </li>
      ))}
    </ul>
  )
}
