import type { Endpoint, PayloadRequest } from 'payload'
import { refuse } from '../../../base/requests/refusal.ts'
import { documentPath, onGet, onPost, toBody, toDocument } from '../../../staff/access/endpoint.ts'
import type { DraftOf, ListSlug, SingleSlug } from '../../model/source.ts'
import { changesSchema, publishSchema } from './form.ts'
import { formAt } from './read-form.ts'
import { publishForm, saveChanges } from './save.ts'

type Kind = { collection: ListSlug } | { global: SingleSlug }

/** The form of a document of this kind, the save of what was changed in it, and its publish. */
export function formEndpoints(kind: Kind): Endpoint[] {
  const opened = ({ routeParams }: PayloadRequest): DraftOf =>
    'global' in kind ? kind : { ...kind, id: Number(routeParams?.id) }
  const save = toBody(changesSchema, (req, { body: { account, changes } }) =>
    account !== undefined && account !== req.user?.id
      ? refuse(req, 401)
      : saveChanges(req, opened(req), changes, String(req.query.autosave) === 'true'),
  )
  const publish = toBody(publishSchema, (req, { body: { tag } }) =>
    publishForm(req, opened(req), tag),
  )
  return [
    onGet(documentPath(kind, 'form'), async (req) => {
      const form = await formAt(req, opened(req))
      return form ? Response.json(form) : refuse(req, 404)
    }),
    onPost(documentPath(kind, 'changes'), toDocument(kind, save)),
    onPost(documentPath(kind, 'publish'), toDocument(kind, publish)),
  ]
}
