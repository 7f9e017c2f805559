import { writeDay } from '@noren/contract/hours/calendar'
import type { PaginatedDocs, Payload, Where } from 'payload'
import * as v from 'valibot'
import { ALWAYS, during, PERIOD } from '../../base/period.ts'
import { nameAmong } from '../staff-name.ts'
import type { AuditLine } from './acts.ts'

/** The addresses of the log's screen, and of its file. */
export const AUDIT = '/admin/audit'
export const AUDIT_FILE = '/api/audit-log/lines.csv'

const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))

/** What the address of the log asks for; without an account or days, all of them. */
const askedSchema = v.object({
  account: v.fallback(v.nullable(number), null),
  ...PERIOD,
  page: v.fallback(number, 1),
})

export type Asked = v.InferOutput<typeof askedSchema>

export function readAsked(query: object | undefined): Asked {
  return v.parse(askedSchema, { ...ALWAYS, ...query })
}

/** The query of an address that asks for this. */
export function queryOf({ account, from, to, page }: Asked): URLSearchParams {
  return new URLSearchParams({
    ...(account !== null && { account: String(account) }),
    ...(from !== null && { from: writeDay(from) }),
    ...(to !== null && { to: writeDay(to) }),
    ...(page > 1 && { page: String(page) }),
  })
}

/** A page of the lines that are asked for, newest first. */
export function linesOf(
  payload: Payload,
  asked: Asked,
  limit: number,
): Promise<PaginatedDocs<AuditLine>> {
  return payload.find({
    collection: 'audit-log',
    where: { and: [...ofAccount(asked.account), ...during('at', asked)] },
    sort: ['-at', '-id'],
    limit,
    page: asked.page,
    depth: 0,
  })
}

/** As {@link linesOf}; beyond the end, the last page. */
export async function pageOf(
  payload: Payload,
  asked: Asked,
  limit: number,
): Promise<PaginatedDocs<AuditLine>> {
  const lines = await linesOf(payload, asked, limit)
  if (lines.docs.length > 0 || asked.page === 1) return lines
  return linesOf(payload, { ...asked, page: Math.max(1, lines.totalPages) }, limit)
}

/** What an account did, and what was done to it. */
function ofAccount(account: number | null): Where[] {
  if (account === null) return []
  return [{ or: [{ account: { equals: account } }, { by: { equals: account } }] }]
}

/** An account that exists now. A file gives the id of a removed one again: older lines are about that one. */
export type Known = { name: string; since: Date }

/** The accounts that exist now, by their ids. */
export async function knownAccounts(payload: Payload): Promise<Map<number, Known>> {
  const { docs } = await payload.find({
    collection: 'users',
    select: { name: true, email: true, createdAt: true },
    sort: ['name', 'email'],
    pagination: false,
    depth: 0,
  })
  return new Map(
    docs.map((one) => [one.id, { name: nameAmong(docs, one), since: new Date(one.createdAt) }]),
  )
}
