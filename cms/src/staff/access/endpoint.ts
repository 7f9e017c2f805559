import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest, TypedUser } from 'payload'
import * as v from 'valibot'
import { refuse } from '../../base/requests/refusal.ts'
import type { Words } from '../../base/words.ts'
import { mayOpen, type Opened } from './may-open.ts'

type Answer<Asked> = (req: PayloadRequest, asked: Asked) => Response | Promise<Response>

type Asked = { user: TypedUser }

type Rules = {
  /** Who of the staff may ask; otherwise all may. */
  may?: (user: TypedUser, req: PayloadRequest) => boolean
  /** Said to those who may not, in place of what every call says. */
  forbidden?: Words
  /** Says no in another form than that of a call. */
  sayNo?: typeof refuse
}

/** A call that reads. Strangers are asked to sign in. */
export function onGet(path: string, answer: Answer<Asked>, rules?: Rules): Endpoint {
  return { path, method: 'get', handler: forStaff(answer, rules) }
}

/** As {@link onGet}, for a call that changes something. */
export function onPost(path: string, answer: Answer<Asked>, rules?: Rules): Endpoint {
  return { path, method: 'post', handler: forStaff(answer, rules) }
}

/**
 * An answer to what is sent.
 * @param unreadable said of something else than the schema reads, in place of what every call says
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

/** A collection, or a part of the site there is one of. */
export type Kind = { collection: CollectionSlug } | { global: GlobalSlug }

/** The path of a call about a document of a kind. */
export function documentPath(kind: Kind, name: string): string {
  return 'global' in kind ? `/${name}` : `/:id/${name}`
}

/** An answer about the document at a {@link documentPath}; whoever may not open it is told that there is none. */
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

function openedBy({ payload, routeParams }: PayloadRequest, kind: Kind): Opened {
  if ('global' in kind) return kind
  const { customIDType } = payload.collections[kind.collection]
  const id = String(routeParams?.id)
  return { ...kind, id: customIDType === 'text' ? id : Number(id) }
}
