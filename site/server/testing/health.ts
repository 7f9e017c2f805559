import { internalHeaders } from './enquiry.ts'
import type { RunningSite } from './running-site.ts'

/** What the health report tells who has the token. */
export async function healthOf(site: RunningSite) {
  return (await site.fetch('/healthz?verbose', { headers: internalHeaders(site) })).json()
}

/** What `/readyz` tells who has the token of things that are out of order and stop nothing. */
export async function notesOf(site: RunningSite): Promise<string[]> {
  const response = await site.fetch('/readyz?verbose', { headers: internalHeaders(site) })
  return (await response.json()).notes
}

/** Status and answer of `/readyz`, with the reasons. */
export async function readinessOf(
  site: RunningSite,
): Promise<{ status: number; reasons: string[] }> {
  const response = await site.fetch('/readyz?verbose', { headers: internalHeaders(site) })
  return { status: response.status, reasons: (await response.json()).reasons }
}
