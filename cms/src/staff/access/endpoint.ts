import type {
  Access,
  CollectionSlug,
  Endpoint,
  GlobalSlug,
  PayloadRequest,
  TypedUser,
} from 'payload'
import * as v from 'valibot'
import { refuse } from '../../base/requests/refusal.ts'
import type { Words } from '../../base/words.ts'
import { calledBy } from './caller.ts'

type Answer<Asked> = (req: PayloadRequest, asked: Asked) => Response | Promise<Response>

type Asked = { user: TypedUser }

type Rules = {
  /** The staff who may call it; without it, all may. */
  may?: (user: TypedUser, req: PayloadRequest) => boolean
  /** The message to those who may not, in place of the general one. */
  forbidden?: Words
  /** Refuses in another form than our calls do. */
  sayNo?: typeof refuse
}

/** An endpoint that reads. Strangers are asked to sign in. */
export function onGet(path: string, answer: Answer<Asked>, rules?: Rules): Endpoint {
  return calledBy('staff', { path, method: 'get', handler: forStaff(answer, rules) })
}

/** As {@link onGet}, for one that changes something. */
export function onPost(path: string, answer: Answer<Asked>, rules?: Rules): Endpoint {
  return calledBy('staff', { path, method: 'post', handler: forStaff(answer, rules) })
}

/** As {@link onGet}, for one that deletes. */
export function onDelete(path: string, answer: Answer<Asked>): Endpoint {
  return calledBy('staff', { path, method: 'delete', handler: forStaff(answer) })
}

/** An endpoint that strangers use too. */
export function onPostByAnyone(path: string, answer: Answer<object>): Endpoint {
  return calledBy('anyone', { path, method: 'post', handler: (req) => answer(req, {}) })
}

/**
 * A response to a request with a body.
 * @param unreadable the message for a body that the schema refuses, in place of the general one
 */
export function toBody<Body, Asked>(
  schema: v.GenericSchema<unknown, Body>,
  answer: Answer<Asked & { body: Body }>,
  unreadable?: Words,
): Answer<Asked> {
  return async (req, asked) => {
    const sent = v.safeParse(schema, await req.json?.().catch(() => null))
    return sent.success
      ? answer(req, { ...asked, body: sent.output })
      : refuse(req, 400, unreadable)
  }
}

function forStaff(
  answer: Answer<Asked>,
  { may, forbidden, sayNo = refuse }: Rules = {},
): Endpoint['handler'] {
  return (req) => {
    const { user } = req
    if (!user) return sayNo(req, 401)
    return may?.(user, req) === false ? sayNo(req, 403, forbidden) : answer(req, { user })
  }
}

/** A collection or a global. */
export type Kind = { collection: CollectionSlug } | { global: GlobalSlug }

/** The path of an endpoint for a document of a kind. */
export function documentPath(kind: Kind, name: string): string {
  return 'global' in kind ? `/${name}` : `/:id/${name}`
}

/** A response about the document at a {@link documentPath}; without access to it, the answer is 404. */
export function ofDocument<Asked>(
  kind: Kind,
  answer: Answer<Asked & { opened: Opened }>,
  sayNo = refuse,
): Answer<Asked> {
  return async (req, asked) => {
    const opened = openedBy(req, kind)
    return (await mayOpen(req, opened)) ? answer(req, { ...asked, opened }) : sayNo(req, 404)
  }
}

/**
 * As {@link ofDocument}, for a response that changes the document; those who may only read it get 403.
 * @param rule who may change it, where Payload's own calls change none of its kind
 */
export function toDocument<Asked>(
  kind: Kind,
  answer: Answer<Asked & { opened: Opened }>,
  rule?: Access,
): Answer<Asked> {
  return ofDocument<Asked>(kind, async (req, asked) =>
    (await mayChange(req, asked.opened, rule)) ? answer(req, asked) : refuse(req, 403),
  )
}

function openedBy({ payload, routeParams }: PayloadRequest, kind: Kind): Opened {
  if ('global' in kind) return kind
  const { customIDType } = payload.collections[kind.collection]
  const id = String(routeParams?.id)
  return { ...kind, id: customIDType === 'text' ? id : Number(id) }
}

/** A document of a collection, or a global. */
export type Opened = { collection: CollectionSlug; id: number | string } | { global: GlobalSlug }

/**
 * Whether the sender of a request may read a document. Our own endpoints and screens check this first,
 * since their own reads skip the access rules.
 * @throws Forbidden where the sender may read none of its kind
 */
async function mayOpen(req: PayloadRequest, place: Opened): Promise<boolean> {
  const asking = { req, user: req.user, overrideAccess: false, depth: 0 }
  if ('global' in place) {
    await req.payload.findGlobal({ ...asking, slug: place.global })
    return true
  }
  const { collection, id } = place
  const { totalDocs } = await req.payload.find({
    ...asking,
    collection,
    where: { id: { equals: id } },
    limit: 1,
    trash: true,
  })
  return totalDocs > 0
}

/** Asks the kind's access rule, which answers for one document with a condition. */
async function mayChange(req: PayloadRequest, place: Opened, rule?: Access): Promise<boolean> {
  const { collections, globals } = req.payload
  if ('global' in place) {
    const config = globals.config.find(({ slug }) => slug === place.global)
    return Boolean(await (rule ?? config?.access.update)?.({ req }))
  }
  const { collection, id } = place
  const allowed = await (rule ?? collections[collection].config.access.update)({ req })
  if (typeof allowed === 'boolean') return allowed
  const where = { and: [{ id: { equals: id } }, allowed] }
  return (await req.payload.count({ req, collection, where, trash: true })).totalDocs > 0
}
