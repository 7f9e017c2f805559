import type { Endpoint, JsonObject, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { TAGS } from '../../base/locales.ts'
import { refuse } from '../../base/requests/refusal.ts'
import { tryPublish } from '../../content/editing/schedule/publish-stored.ts'
import { latestAt, newestVersion, placeOf } from '../../content/languages/translations/latest.ts'
import { authorOf, authorsIn } from '../../content/model/saved-by.ts'
import type { ListSlug, SingleSlug } from '../../content/model/source.ts'
import { documentPath, type Opened, ofDocument, onGet } from '../../staff/access/endpoint.ts'
import { changesBetween, shownAt } from './changes.ts'
import { withThumbnails } from './picture-changes.ts'
import { questionsAbout } from './questions.ts'
import type { Unpublished } from './unpublished.ts'

const querySchema = v.object({
  publish: v.optional(v.picklist(['all', ...TAGS])),
})

/**
 * The endpoint that says what a publish of a document of this kind would change for visitors. Asked with what
 * to publish, a language or `all`, it refuses what the publish of what others wrote would be refused for.
 */
export function unpublished(kind: { collection: ListSlug } | { global: SingleSlug }): Endpoint {
  return onGet(
    documentPath(kind, 'unpublished'),
    ofDocument(kind, async (req, { opened }) => {
      const asked = v.safeParse(querySchema, req.query)
      if (!asked.success) return refuse(req, 400)
      const waits = await unpublishedIn(req, kind, opened)
      if (!waits) return refuse(req, 404)
      const { publish } = asked.output
      if (publish && waits.others.length > 0) {
        const place = 'global' in kind ? kind : { ...kind, id: Number(req.routeParams?.id) }
        const locale = publish === 'all' ? null : publish
        await tryPublish(req, place, { type: 'publish', locale })
      }
      return Response.json(waits, { headers: { 'Cache-Control': 'no-store' } })
    }),
  )
}

async function unpublishedIn(
  req: PayloadRequest,
  kind: { collection: ListSlug } | { global: SingleSlug },
  opened: Opened,
): Promise<Unpublished | null> {
  const place = placeOf(req.payload, opened)
  const latest = place && (await latestAt(req, place))
  if (!latest) return null
  const shown = await shownAt(req, place)
  const changes = changesBetween(latest.fields, shown, latest.doc, req.i18n)
  return {
    isShown: shown !== null,
    isNew: shown === null && !(await newestVersion(req, place, PUBLISHED)),
    others: othersIn(latest.doc, req),
    changes: await withThumbnails(req, changes),
    questions: questionsAbout(kind, shown, latest.doc, req),
  }
}

const PUBLISHED = { 'version._status': { equals: 'published' } }

function othersIn({ _status, changedBy }: JsonObject, req: PayloadRequest): string[] {
  if (_status !== 'draft') return []
  return authorsIn(changedBy).filter((name) => name !== authorOf(req))
}
