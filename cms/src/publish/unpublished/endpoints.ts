import type { HtmlLang } from '@noren/contract/language'
import {
  type Endpoint,
  initTransaction,
  type JsonObject,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { TAGS } from '../../base/locales.ts'
import { refuse } from '../../base/requests/refusal.ts'
import type { DraftOf, ListSlug, SingleSlug } from '../../content/source.ts'
import { latestAt, placeOf } from '../../content/translations/latest.ts'
import { authorOf, authorsIn } from '../../content/versions/version-fields.ts'
import { documentPath, type Opened, ofDocument, onGet } from '../../staff/access/endpoint.ts'
import { changesBetween, shownAt } from './changes.ts'
import { withThumbnails } from './picture-changes.ts'
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
      const waits = await unpublishedIn(req, opened)
      if (!waits) return refuse(req, 404)
      const { publish } = asked.output
      if (publish && waits.others.length > 0) {
        const place = 'global' in kind ? kind : { ...kind, id: Number(req.routeParams?.id) }
        await tryPublish(req, place, publish === 'all' ? null : publish)
      }
      return Response.json(waits, { headers: { 'Cache-Control': 'no-store' } })
    }),
  )
}

async function unpublishedIn(req: PayloadRequest, opened: Opened): Promise<Unpublished | null> {
  const place = placeOf(req.payload, opened)
  const latest = place && (await latestAt(req, place))
  if (!latest) return null
  const shown = await shownAt(req, place)
  const changes = changesBetween(latest.fields, shown, latest.doc, req.i18n)
  return {
    isShown: shown !== null,
    others: othersIn(latest.doc, req),
    changes: await withThumbnails(req, changes),
  }
}

function othersIn({ _status, changedBy }: JsonObject, req: PayloadRequest): string[] {
  if (_status !== 'draft') return []
  return authorsIn(changedBy).filter((name) => name !== authorOf(req))
}

/**
 * Publishes a document as it was last saved, and takes that back: only a publish itself knows everything it
 * is refused for.
 * @param only the tag of the one language to publish; `null` for all
 * @throws what the publish would be refused with
 */
async function tryPublish(
  req: PayloadRequest,
  place: DraftOf,
  only: HtmlLang | null,
): Promise<void> {
  const { payload } = req
  const asked = {
    data: { _status: 'published' as const },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
    ...(only !== null && { publishSpecificLocale: only }),
  }
  await initTransaction(req)
  try {
    await ('global' in place
      ? payload.updateGlobal({ ...asked, slug: place.global })
      : payload.update({ ...asked, ...place }))
  } finally {
    await killTransaction(req)
  }
}
