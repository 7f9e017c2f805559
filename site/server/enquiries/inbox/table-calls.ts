import type { IncomingMessage } from 'node:http'
import {
  type LateMailed,
  lateTablesSchema,
  recipientsSchema,
} from '@noren/contract/enquiry/recipients'
import { parseJsonOnce } from '@noren/contract/json'
import type * as v from 'valibot'
import { safeParse } from 'valibot'
import { decodeUtf8, readBody } from '../../http/request/read-body.ts'
import type { HeaderPolicy } from '../../http/response/headers.ts'
import { json, problem } from '../../http/response/json-response.ts'
import type { MailLate } from '../mail/mail-late.ts'
import type { Spool } from '../spool/spool.ts'

/** Ten addresses for each of a thousand restaurants, with room. */
const LIMIT_BYTES = 4 * 1024 * 1024

/** Keeps where mails about tables go; see `INTERNAL_CALLS.recipients`. */
export async function recipientsCall(
  incoming: IncomingMessage,
  { spool }: { spool: Pick<Spool, 'keepRecipients'> },
  policy: HeaderPolicy,
): Promise<Response> {
  const recipients = await readSaid(incoming, recipientsSchema)
  if (!recipients) return problem(policy, 400, 'These are no recipients.')
  await spool.keepRecipients(recipients)
  return json(policy, 200, {})
}

/** Mails the company about late requests; see `INTERNAL_CALLS.late`. */
export async function lateCall(
  incoming: IncomingMessage,
  { mailLate }: { mailLate: MailLate },
  policy: HeaderPolicy,
): Promise<Response> {
  const asked = await readSaid(incoming, lateTablesSchema)
  if (!asked) return problem(policy, 400, 'These are no requests for tables.')
  const mailed = await mailLate(asked.late)
  if (mailed === null) return problem(policy, 502, 'The mail server did not take the mail.')
  return json(policy, 200, { mailed } satisfies LateMailed)
}

async function readSaid<Output>(
  incoming: IncomingMessage,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output | null> {
  const body = await readBody(incoming, LIMIT_BYTES)
  const raw = Buffer.isBuffer(body) ? parseJsonOnce(decodeUtf8(body) ?? '') : undefined
  const { success, output } = safeParse(schema, raw)
  return success ? output : null
}
