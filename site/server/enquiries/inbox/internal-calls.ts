import type { IncomingMessage } from 'node:http'
import {
  type EnquiryIds,
  enquiryIdsSchema,
  type HandedEnquiry,
  INTERNAL_CALLS,
  type MailNews,
  type SetAsideList,
} from '@noren/contract/enquiry/handover'
import { parseJsonOnce } from '@noren/contract/json'
import * as v from 'valibot'
import { isLocalPeer } from '../../http/request/client-address.ts'
import { BODY_LIMIT_BYTES, decodeUtf8, readBody } from '../../http/request/read-body.ts'
import type { HeaderPolicy } from '../../http/response/headers.ts'
import { json, problem } from '../../http/response/json-response.ts'
import type { MailLate } from '../mail/mail-late.ts'
import type { Erase } from '../spool/erasure.ts'
import { type Spool, SpoolUnavailable } from '../spool/spool.ts'
import type { InternalToken } from './internal-token.ts'
import { mailNews } from './mail-news.ts'

/**
 * What programs of this machine can ask the spool; the inbox's collector does so by {@link
 * INTERNAL_CALLS}.
 */
export type InboxFeed = {
  spool: Spool
  erase: Erase
  /** Whether this process is the one that mails; `null` when no mail is wanted. */
  mails: () => boolean | null
  mailLate: MailLate
  /** How many this process kept for the daily mail since its start, since they came in a burst. */
  inBursts: () => number
  /** How many deliveries this process saw due again that had been over (decision 127). */
  stepsBack: () => number
}

/** Enquiries per answer. */
const LIMIT = 100
/** Ids per answer. */
const IDS_LIMIT = 1000
/** How long until the inbox gets again what it could not store: it may have been fixed. */
const AGAIN_MS = 10 * 60_000

/**
 * Whether a request may see what is for this machine alone: it comes from here and has the token. The
 * address alone proves nothing: a proxy on this machine has the same.
 */
export function isInternal(
  request: Request,
  incoming: IncomingMessage,
  token: InternalToken,
): boolean {
  return isLocalPeer(incoming) && token.isIn(request.headers.get('authorization'))
}

/** Answers a call to the spool; 503 while there is none. */
export async function answerInternal(
  call: () => Response | Promise<Response>,
  policy: HeaderPolicy,
): Promise<Response> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof SpoolUnavailable)) throw error
    return problem(policy, 503, 'The enquiries are not available at the moment.')
  }
}

/** Answers what is not yet acknowledged, oldest first; see {@link INTERNAL_CALLS}. */
export async function collectCall(
  limit: string | undefined,
  { spool }: InboxFeed,
  policy: HeaderPolicy,
): Promise<Response> {
  const wanted = /^\d{1,4}$/.test(limit ?? '') ? Number(limit) : LIMIT
  const enquiries = await spool.waiting(Math.min(Math.max(wanted, 1), LIMIT))
  return json(policy, 200, { enquiries } satisfies { enquiries: HandedEnquiry[] })
}

/** The inbox has stored these; see {@link INTERNAL_CALLS}. */
export async function acknowledgeCall(
  incoming: IncomingMessage,
  { spool, erase }: InboxFeed,
  policy: HeaderPolicy,
): Promise<Response> {
  const asked = await readIds(incoming)
  if (!asked) return problem(policy, 400, IDS_WANTED)
  const acknowledged = await spool.acknowledge(asked.ids)
  await erase()
  return json(policy, 200, { acknowledged })
}

/** The inbox cannot store these; see {@link INTERNAL_CALLS}. */
export async function setAsideCall(
  incoming: IncomingMessage,
  { spool }: InboxFeed,
  policy: HeaderPolicy,
): Promise<Response> {
  const asked = await readIds(incoming)
  if (!asked) return problem(policy, 400, IDS_WANTED)
  await spool.setAside(asked.ids, AGAIN_MS)
  return json(policy, 200, {})
}

/**
 * Answers what the desk could not store so far, and how many the form refused; see {@link
 * INTERNAL_CALLS}.
 */
export async function setAsideListCall(
  { spool }: InboxFeed,
  refusedLately: number,
  policy: HeaderPolicy,
): Promise<Response> {
  const ids = await spool.setAsideIds(IDS_LIMIT)
  return json(policy, 200, { ids, refusedLately } satisfies SetAsideList)
}

/** What became of the mails about these; see {@link INTERNAL_CALLS}. */
export async function mailsCall(
  incoming: IncomingMessage,
  { spool, mails }: InboxFeed,
  policy: HeaderPolicy,
  now: number,
): Promise<Response> {
  const asked = await readIds(incoming)
  if (!asked) return problem(policy, 400, IDS_WANTED)
  const news = mailNews(await spool.mails.of(asked.ids), { hasServer: mails() !== null, now })
  return json(policy, 200, { mails: news } satisfies { mails: MailNews[] })
}

const IDS_WANTED = 'Send {"ids": ["…"]}.'

async function readIds(incoming: IncomingMessage): Promise<EnquiryIds | null> {
  const body = await readBody(incoming, BODY_LIMIT_BYTES)
  const raw = Buffer.isBuffer(body) ? parseJsonOnce(decodeUtf8(body) ?? '') : undefined
  const result = v.safeParse(enquiryIdsSchema, raw)
  return result.success ? result.output : null
}
