import type { ServerProps } from 'payload'
import { opensContent } from '../../../staff/access/own.ts'
import type { ListSlug, SingleSlug } from '../../model/source.ts'
import { PlanLines } from './plan-lines.tsx'
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
  return <PlanLines plans={plans} reader={{ i18n }} />
}
