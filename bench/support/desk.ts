import { startCms } from '../../e2e/support/cms.ts'
import { beginCommand } from '../../e2e/support/command.ts'
import { sessionToken } from '../../e2e/support/session-token.ts'

/** A running desk, as a signed-in member of staff reaches it without a browser. */
export type Desk = AsyncDisposable & {
  origin: string
  /** Of the session, as the cookie holds it. */
  token: string
  /** @returns the answer; a request with a body is a change. @throws {Error} when it refuses */
  ask: (path: string, change?: object) => Promise<unknown>
  /** A screen, as far as the server writes it. */
  screen: (path: string) => Promise<string>
  /** Kills it, without a chance to tidy up. */
  kill: () => Promise<void>
}

const EMAIL = 'bench@example.jp'

/** Fills an empty data folder with the demo company, and as many restaurants, and an account. */
export async function fillDesk(dataDir: string, restaurants: number): Promise<string> {
  await run(dataDir, ['cms/test/many-restaurants.ts', String(restaurants)])
  const printed = await run(dataDir, ['cms/commands/staff.ts', 'add', EMAIL, 'owner'])
  const [, password] = /\n {2}(\S+)\n/.exec(printed) ?? []
  if (password === undefined) throw new Error(printed)
  return password
}

async function run(dataDir: string, command: readonly string[]): Promise<string> {
  const { code, output } = await beginCommand({ DATA_DIR: dataDir }, command).ended
  if (code !== 0) throw new Error(output)
  return output
}

/** The limit of each, and the restaurant with so many dishes. */
export const LIMITS = {
  slug: 'house-500',
  name: '500号店',
  dishes: 200,
  restaurants: 1000,
  enquiries: 20_000,
  pictures: 2000,
}

/** Brings a filled folder to its limits: a restaurant's menu, the inbox and the library. */
export async function atLimits(dataDir: string): Promise<void> {
  const { slug, dishes, enquiries, pictures } = LIMITS
  const counts = [dishes, enquiries, pictures].map(String)
  await run(dataDir, ['cms/test/at-limits.ts', slug, ...counts])
}

/** Starts the built desk, and signs in with the password from {@link fillDesk}. */
export async function startDesk(
  dataDir: string,
  siteOrigin: string,
  password: string,
  env: Record<string, string> = {},
): Promise<Desk> {
  const cms = await startCms(dataDir, siteOrigin, env)
  const json = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${cms.origin}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: EMAIL, password }),
  })
  const token = sessionToken(answer)
  const headers = { Authorization: `JWT ${token}` }

  async function call(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(cms.origin + path, init)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }

  return {
    origin: cms.origin,
    token,
    ask: async (path, change) => {
      const init = change && { method: 'POST', body: JSON.stringify(change) }
      const response = await call(path, { ...init, headers: { ...headers, ...json } })
      return response.json()
    },
    screen: async (path) => (await call(path, { headers })).text(),
    kill: cms.kill,
    [Symbol.asyncDispose]: cms.stop,
  }
}
