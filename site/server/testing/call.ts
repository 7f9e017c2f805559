import type { RunningSite } from './running-site.ts'

/** Requests a call of a site. @returns its answer, with the body parsed as JSON */
export async function call(site: RunningSite, path: string) {
  const response = await site.fetch(path)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
