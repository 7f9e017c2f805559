import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  INTERNAL_CALLS,
  INTERNAL_TOKEN_FILE,
  internalAuthorization,
} from '@noren/contract/enquiry/handover'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { readList, readObject, readText } from '@noren/contract/json'
import type { RunningSite } from './running-site.ts'

/** A valid enquiry; each hostile input (docs/hostile-inputs.md#enquiries) changes it in one place. */
export const VALID = {
  name: 'Hanako Sato',
  phone: '0312345678',
  email: 'a@example.jp',
  subject: 'A table for two',
  message: 'Saturday, please.',
}

/** Limits that no test reaches by accident. */
export const NO_LIMITS = {
  ENQUIRY_LIMIT_PER_MINUTE: '100000',
  ENQUIRY_LIMIT_PER_HOUR: '100000',
}

export type Answer = {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

/** Sends a body to the submission call; anything but a text is sent as JSON. */
export async function submit(
  site: RunningSite,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await site.fetch(SUBMIT_ENQUIRY.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: bodyOf(body),
  })
  const text = await response.text()
  return { status: response.status, body: readObject(JSON.parse(text)), headers: response.headers }
}

function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** The field messages of a refusal. */
export function errorsOf({ body }: Answer): Record<string, unknown> {
  return readObject(body.errors)
}

/** The Authorization header of the CMS. */
export function internalHeaders({ dataDir }: Pick<RunningSite, 'dataDir'>): {
  Authorization: string
} {
  const token = readFileSync(join(dataDir, INTERNAL_TOKEN_FILE), 'utf8').trim()
  return { Authorization: internalAuthorization(token) }
}

type Collected = { id: string; raw: Record<string, unknown> }

/** What the inbox would collect now. */
export async function collect(site: RunningSite): Promise<Collected[]> {
  const response = await site.fetch(INTERNAL_CALLS.collect.path, { headers: internalHeaders(site) })
  return readList(readObject(await response.json()).enquiries, (item) => {
    const raw = readObject(item)
    return { id: readText(raw.id), raw }
  })
}

/** The ids of what the inbox would collect now. */
export async function idsOf(site: RunningSite): Promise<string[]> {
  return (await collect(site)).map(({ id }) => id)
}

/** Says to the site that the inbox has these. */
export async function acknowledge(site: RunningSite, ids: string[]): Promise<unknown> {
  const response = await site.fetch(INTERNAL_CALLS.acknowledge.path, {
    method: 'POST',
    headers: internalHeaders(site),
    body: JSON.stringify({ ids }),
  })
  return response.json()
}

/** Says to the site that the inbox cannot store these. @returns the status of the answer */
export async function setAside(site: RunningSite, ids: string[]): Promise<number> {
  const response = await site.fetch(INTERNAL_CALLS.setAside.path, {
    method: 'POST',
    headers: internalHeaders(site),
    body: JSON.stringify({ ids }),
  })
  return response.status
}

/** What the desk sends over a call of the spool. @returns the answer */
export function sendInternal(
  site: RunningSite,
  { path }: { path: string },
  body: unknown,
): Promise<Response> {
  return site.fetch(path, {
    method: 'POST',
    headers: internalHeaders(site),
    body: JSON.stringify(body),
  })
}

/** Whether any file of the spool contains a text. */
export function filesHold(dataDir: string, text: string): boolean {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith('enquiries.db'))
    .some((name) => readFileSync(join(dataDir, name)).includes(text))
}
