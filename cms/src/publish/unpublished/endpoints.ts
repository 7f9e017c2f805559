import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import { refuse } from '../../base/requests/refusal.ts'
import { latestAt } from '../../content/translations/latest.ts'
import { addressOf, type Place } from '../../content/translations/places.ts'
import { mayOpen } from '../../staff/access/may-open.ts'
import { changesBetween } from './changes.ts'
import type { Outgoing } from './outgoing.ts'
import { shownAt } from './shown-at.ts'

/** What visitors would see change if a document went out now, in the words of the desk. */
export function documentOutgoing(slug: CollectionSlug): Endpoint {
  return outgoingAt('/:id/outgoing', ({ payload, routeParams }) => ({
    collection: payload.collections[slug].config,
    id: Number(routeParams?.id),
  }))
}

/** As {@link documentOutgoing}, for a part of the site there is one of. */
export function globalOutgoing(slug: GlobalSlug): Endpoint {
  return outgoingAt('/outgoing', ({ payload }) => {
    const global = payload.config.globals.find((config) => config.slug === slug)
    return global ? { global } : null
  })
}

function outgoingAt(path: string, placeOf: (req: PayloadRequest) => Place | null): Endpoint {
  return {
    path,
    method: 'get',
    handler: async (req) => {
      if (!req.user) return refuse(req, 401)
      const place = placeOf(req)
      const isOpen = place && (await mayOpen(req, addressOf(place)))
      const latest = isOpen && (await latestAt(req, place))
      if (!latest) return refuse(req, 404)
      const shown = await shownAt(req, place)
      const changes = changesBetween(latest.fields, shown, latest.doc, req.i18n)
      const answer: Outgoing = { isShown: shown !== null, changes }
      return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
    },
  }
}
