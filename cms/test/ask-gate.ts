import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { gateAnswerFor } from '../server/gate.ts'
import { deskRoutes } from '../server/routes.ts'
import { normalTarget } from '../server/target.ts'
import { ADDRESSES } from './addresses.ts'

/** Where the desk is. */
export const ORIGIN = 'http://localhost:3001'
/** The headers of a member of staff. */
export const SIGNED_IN = { authorization: 'JWT of-hanako' }

/** Of programs on the same machine. */
export const TOKEN = 'the token of the data folder'

/** The headers of a request. */
export type Sent = Record<string, string>

const routes = deskRoutes(ADDRESSES)

/** The gate's status; `null`: the request reaches the desk. */
export async function ask(
  method: string,
  url: string,
  headers: Sent = {},
  { hasAccount = true } = {},
): Promise<number | null> {
  const rawHeaders = Object.entries({ host: 'localhost:3001', ...headers })
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method, url, rawHeaders: rawHeaders.flat() })
  request.headers = Object.fromEntries(rawHeaders)
  const target = normalTarget(url)
  if (!target) throw new Error(`${url} has no normal form`)
  const desk = {
    hasAccount: async () => hasAccount,
    isSignedIn: async (sent: Headers) => sent.get('authorization') === SIGNED_IN.authorization,
  }
  const gate = { origin: ORIGIN, internalToken: TOKEN, routes, desk }
  return (await gateAnswerFor(request, target, gate))?.status ?? null
}
