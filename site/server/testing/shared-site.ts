import { expect } from 'vitest'
import { NO_LIMITS, submit, VALID } from './enquiry.ts'
import { type RunningSite, runSite } from './running-site.ts'

/** A site that keeps enquiries in the PostgreSQL at `url`. */
export function runSharedSite(
  url: string,
  options: Parameters<typeof runSite>[0] = {},
): Promise<RunningSite> {
  return runSite({ ...options, env: { ...NO_LIMITS, SPOOL_URL: url, ...options.env } })
}

/** Sends an enquiry that the site must accept. @returns its reference */
export async function send(site: RunningSite, message: string, headers = {}): Promise<string> {
  const { status, body } = await submit(site, { ...VALID, message }, headers)
  expect(status).toBe(201)
  return String(body.reference)
}
