import type { Endpoint } from 'payload'
import { refuse } from '../../base/requests/refusal.ts'
import { latestAt, placeOf } from '../../content/translations/latest.ts'
import { documentPath, type Kind, ofDocument, onGet } from '../../staff/access/endpoint.ts'
import { changesBetween, shownAt } from './changes.ts'
import type { Unpublished } from './unpublished.ts'

/** What visitors would see change if a document of this kind went out now, in the words of the desk. */
export function unpublished(kind: Kind): Endpoint {
  return onGet(
    documentPath(kind, 'unpublished'),
    ofDocument(kind, async (req, { opened }) => {
      const place = placeOf(req.payload, opened)
      const latest = place && (await latestAt(req, place))
      if (!latest) return refuse(req, 404)
      const shown = await shownAt(req, place)
      const changes = changesBetween(latest.fields, shown, latest.doc, req.i18n)
      const answer: Unpublished = { isShown: shown !== null, changes }
      return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
    }),
  )
}
