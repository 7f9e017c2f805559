import type { Endpoint, PayloadRequest } from 'payload'
import { isTag } from '../../../base/locales.ts'
import { refuse } from '../../../base/requests/refusal.ts'
import {
  documentPath,
  ofDocument,
  onGet,
  onPost,
  toBody,
  toDocument,
} from '../../../staff/access/endpoint.ts'
import type { DraftOf, ListSlug, SingleSlug } from '../../model/source.ts'
import { changesSchema, publishSchema } from './form.ts'
import { publishForm } from './publish.ts'
import { formAt } from './read-form.ts'
import { saveChanges } from './save.ts'

type Kind = { collection: ListSlug } | { global: SingleSlug }

/** The form of a document of this kind, the save of what was changed in it, and its publish. */
export function formEndpoints(kind: Kind): Endpoint[] {
  return [
    onGet(
      documentPath(kind, 'form'),
      ofDocument(kind, async (req, { opened }) => {
        const form = await formAt(req, opened)
        return form ? Response.json(form) : refuse(req, 404)
      }),
    ),
    onPost(
      documentPath(kind, 'changes'),
      toDocument(
        kind,
        toBody(changesSchema, (req, { body }) =>
          saveChanges(req, draftOf(req, kind), {
            ...body,
            isAutosave: String(req.query.autosave) === 'true',
          }),
        ),
      ),
    ),
    onPost(
      documentPath(kind, 'publish'),
      toDocument(
        kind,
        toBody(publishSchema, (req, { body: { tag } }) =>
          tag === null || isTag(tag) ? publishForm(req, draftOf(req, kind), tag) : refuse(req, 400),
        ),
      ),
    ),
  ]
}

function draftOf({ routeParams }: PayloadRequest, kind: Kind): DraftOf {
  return 'global' in kind ? kind : { ...kind, id: Number(routeParams?.id) }
}
