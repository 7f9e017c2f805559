import { setTimeout as wait } from 'node:timers/promises'
import type { Cms } from './cms.ts'
import { rawRequest } from './raw-http.ts'
import { tokenIn } from './session-token.ts'

/** What a user signs in with. */
export type Account = { email: string; password: string }

/** The first account of every prepared desk, which is its owner. */
export const FIRST_ACCOUNT: Account = {
  email: 'hanako@example.jp',
  password: 'woven waves at dawn',
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** The link the CMS prints on the terminal while there is no account. */
export async function setupLink(cms: Cms): Promise<string> {
  let link: string | undefined
  while (link === undefined) {
    link = /http\S+\/setup\/\S+/.exec(cms.output())?.[0]
    if (link === undefined) await wait(50)
  }
  return link
}

/** Opens the link to the setup. @returns the cookie it sets */
export async function openSetup(cms: Cms, host = `localhost:${cms.port}`): Promise<string> {
  const { head } = await rawRequest({
    port: cms.port,
    method: 'GET',
    target: new URL(await setupLink(cms)).pathname,
    headers: { Host: host },
  })
  return /noren-setup=[^;]+/.exec(head)?.[0] ?? ''
}

/** Makes the first account. @returns the headers of a signed-in user of it */
export async function makeFirstAccount(
  cms: Cms,
  host = `localhost:${cms.port}`,
): Promise<{ Authorization: string }> {
  const { status, head, body } = await rawRequest({
    port: cms.port,
    method: 'POST',
    target: '/api/users/first-register',
    headers: { Host: host, ...JSON_TYPE, Cookie: await openSetup(cms, host) },
    body: JSON.stringify(FIRST_ACCOUNT),
  })
  if (status !== 200) throw new Error(`There is no first account: ${status} ${body}`)
  return { Authorization: `JWT ${tokenIn(head)}` }
}
