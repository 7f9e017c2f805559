import { setTimeout as wait } from 'node:timers/promises'
import type { Cms } from './cms.ts'
import { rawRequest } from './raw-http.ts'

/** Who makes the first account in tests that need no browser. */
export const FIRST = { email: 'hanako@example.jp', password: 'woven waves at dawn' }

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Opens the link the CMS prints while nobody has an account. @returns the cookie it gives */
export async function openSetup(cms: Cms, host = `localhost:${cms.port}`): Promise<string> {
  let link: string | undefined
  while (link === undefined) {
    link = /\/setup\/\S+/.exec(cms.output())?.[0]
    if (link === undefined) await wait(50)
  }
  const { head } = await rawRequest({
    port: cms.port,
    method: 'GET',
    target: link,
    headers: { Host: host },
  })
  return /noren-setup=[^;]+/.exec(head)?.[0] ?? ''
}

/** Makes the first account. @returns the headers of whoever is signed in with it */
export async function makeFirstAccount(
  cms: Cms,
  host = `localhost:${cms.port}`,
): Promise<{ Authorization: string }> {
  const { status, body } = await rawRequest({
    port: cms.port,
    method: 'POST',
    target: '/api/users/first-register',
    headers: { Host: host, ...JSON_TYPE, Cookie: await openSetup(cms, host) },
    body: JSON.stringify(FIRST),
  })
  if (status !== 200) throw new Error(`There is no first account: ${status} ${body}`)
  return { Authorization: `JWT ${/"token":"([^"]+)"/.exec(body)?.[1] ?? ''}` }
}
