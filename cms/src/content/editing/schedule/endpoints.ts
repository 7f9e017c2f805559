import type { Endpoint, PayloadRequest } from 'payload'
import { refusal, refuse } from '../../../base/requests/refusal.ts'
import { say, type Words } from '../../../base/words.ts'
import {
  documentPath,
  ofDocument,
  onGet,
  onPost,
  toBody,
  toDocument,
} from '../../../staff/access/endpoint.ts'
import type { DraftOf, ListSlug, SingleSlug } from '../../model/source.ts'
import { type Planning, planningSchema } from './plan.ts'
import { plansFor } from './plans.ts'
import { tryPublish } from './publish-stored.ts'
import { faultsIn } from './why-not.ts'

type KindOf = { collection: ListSlug } | { global: SingleSlug }

/**
 * The endpoints of a document's plans: lists them, adds one, cancels one. What a publish would be refused
 * for now is not planned either; the refusal names the same fields.
 */
export function plansOf(kind: KindOf): Endpoint[] {
  const path = documentPath(kind, 'plans')
  return [
    onGet(
      path,
      ofDocument(kind, (req) => answer(req, kind)),
    ),
    onPost(
      path,
      toDocument(
        kind,
        toBody(planningSchema, (req, { body }) => change(req, kind, body)),
      ),
    ),
  ]
}

async function answer(req: PayloadRequest, kind: KindOf): Promise<Response> {
  const plans = await plansFor(req.payload, placeIn(req, kind))
  return Response.json({ plans }, { headers: { 'Cache-Control': 'no-store' } })
}

function placeIn({ routeParams }: PayloadRequest, kind: KindOf): DraftOf {
  return 'global' in kind ? kind : { ...kind, id: Number(routeParams?.id) }
}

async function change(req: PayloadRequest, kind: KindOf, planning: Planning): Promise<Response> {
  const { payload, user } = req
  const place = placeIn(req, kind)
  if ('cancel' in planning) {
    const plan = (await plansFor(payload, place)).find(({ id }) => id === planning.cancel)
    if (!plan) return refuse(req, 404)
    await payload.delete({ collection: 'payload-jobs', id: plan.id, req })
    return answer(req, kind)
  }
  const waitUntil = new Date(planning.at)
  if (waitUntil.getTime() <= Date.now()) return refusal(400, say(req, PAST))
  const { type, locale } = planning
  if (type === 'publish') {
    try {
      await tryPublish(req, place, planning)
    } catch (error) {
      const faults = faultsIn(error)
      if (faults.length === 0) throw error
      return Response.json(
        { errors: [{ message: say(req, notYet(faults)), data: { errors: faults } }] },
        { status: 400 },
      )
    }
  }
  const doc =
    'global' in place ? place : { doc: { relationTo: place.collection, value: String(place.id) } }
  const planner = { relationTo: 'users', value: user?.id }
  const input = { type, ...doc, ...(locale && { locale }), user: planner }
  const data = { taskSlug: 'schedulePublish', input, waitUntil: waitUntil.toISOString() } as const
  await payload.create({ collection: 'payload-jobs', data, req })
  return answer(req, kind)
}

function notYet(faults: readonly { label: string; message: string }[]): Words {
  return {
    en: `Not planned yet, since it could not be published like this. ${faults.map(({ label, message }) => `${label}: ${message}`).join(' ')}`,
    ja: `このままでは公開できないため、予定に入れていません。${faults.map(({ label, message }) => `${label}：${message}`).join('')}`,
  }
}

/** A time at which nothing can be planned any more. */
const PAST: Words = {
  en: 'This time has passed. Please choose a later one.',
  ja: 'すでに過ぎた日時です。これからの日時を選んでください。',
}
