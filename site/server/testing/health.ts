import { internalHeaders } from './enquiry.ts'
import type { RunningSite } from './running-site.ts'

/** The health report, with the token. */
export async function healthOf(site: RunningSite) {
  return (await site.fetch('/healthz?verbose', { headers: internalHeaders(site) })).json()
}

/** The problems in `/readyz`, with the token, that do not stop the site. */
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
