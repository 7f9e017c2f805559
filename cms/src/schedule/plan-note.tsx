import type { BeforeDocumentControlsServerProps } from 'payload'
import { opensContent } from '../access/own.ts'
import { say } from '../words.ts'
import { planWords } from './plan-words.ts'
import { type Place, plansFor } from './plans.ts'

/** Says above a document what is planned for it, and what was planned in vain. */
export async function PlanNote({ id, collectionConfig, globalConfig, i18n, payload, user }: Props) {
  const place = placeOf(id, collectionConfig?.slug, globalConfig?.slug)
  const isOpen = opensContent(user, collectionConfig?.slug ?? globalConfig?.slug ?? '', id)
  const plans = place && isOpen ? await plansFor(payload, place) : []
  if (plans.length === 0) return null
  return (
    <ul className="desk-plans">
      {plans.map((plan) => (
        <li key={`${plan.type} ${plan.locale} ${plan.at.getTime()}`}>
          {say({ i18n }, planWords(plan))}
        </li>
      ))}
    </ul>
  )
}

type Props = BeforeDocumentControlsServerProps & {
  id?: number | string
  collectionConfig?: { slug: string }
  globalConfig?: { slug: string }
}

function placeOf(
  id: number | string | undefined,
  collection: string | undefined,
  global: string | undefined,
): Place | null {
  if (global !== undefined) return { global }
  return collection === undefined || id === undefined ? null : { collection, id }
}
