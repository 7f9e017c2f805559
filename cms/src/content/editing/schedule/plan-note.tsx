import type { ServerProps } from 'payload'
import { say } from '../../../base/words.ts'
import { opensContent } from '../../../staff/access/own.ts'
import type { ListSlug, SingleSlug } from '../../model/source.ts'
import { afterFailureWords, PLANNING, planWords } from './plan-words.ts'
import { plansFor } from './plans.ts'

type Properties = ServerProps & {
  /** Of a document of a collection. */
  id?: number | string
  collection?: ListSlug
  global?: SingleSlug
}

/** Shows above a document its plans, and those that failed. */
export async function PlanNote({ id, collection, global, i18n, payload, user }: Properties) {
  const place =
    global !== undefined
      ? { global }
      : collection !== undefined && id !== undefined && { collection, id: Number(id) }
  const isOpen = place && opensContent(user, collection ?? global ?? '', id)
  const plans = isOpen ? await plansFor(payload, place) : []
  if (plans.length === 0) return null
  const now = new Date()
  return (
    <ul className="desk-plans">
      {plans.map((plan) => (
        <li data-failed={plan.failure !== null} key={plan.id}>
          {say({ i18n }, planWords(plan))}
          {plan.failure ? (
            <span>{say({ i18n }, afterFailureWords(plan, now))}</span>
          ) : (
            plan.type === 'publish' && <span>{say({ i18n }, PLANNING.untilThen)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
