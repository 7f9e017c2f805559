import type { RunningSite } from './running-site.ts'

/** Asks a call of a site. @returns what it answers, its body read as JSON */
export async function call(site: RunningSite, path: string) {
  const response = await site.fetch(path)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
