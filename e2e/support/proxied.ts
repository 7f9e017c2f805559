import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { findCaddy, findNginx } from '../../scripts/proxies.ts'
import { startCaddy } from './caddy.ts'
import { CAN_MOUNT } from './debian.ts'
import { temporaryFolder } from './folders.ts'
import { startNginx } from './nginx.ts'
import type { Behind, RunningProxy } from './proxy-program.ts'
import { type Site, startSite } from './site.ts'

/** A proxy with files in `deploy/`. */
export type ProxyName = 'nginx' | 'caddy'

const FIND = { nginx: findNginx, caddy: findCaddy }
const START = { nginx: startNginx, caddy: startCaddy }

/** Those this machine has; in CI all, so that a missing one fails. */
export const PROXIES = (['nginx', 'caddy'] as const).filter(
  (name) => process.env.CI || (FIND[name]() !== undefined && (name !== 'nginx' || CAN_MOUNT)),
)
if (!PROXIES.includes('nginx')) {
  console.warn(
    'The files for nginx are not tried: that needs nginx, and root to mount its folders.',
  )
}

/** Starts a proxy with its files in `deploy/`. */
export const startProxy = (name: ProxyName, behind: Behind): Promise<RunningProxy> =>
  START[name](behind)

export const PUBLIC_ORIGIN = 'https://www.example.jp'

/** Enquiries a visitor may send in a minute. */
export const PER_MINUTE = 2

/** The settings of a SITE behind a proxy of this machine. */
export const BEHIND_A_PROXY = {
  ORIGIN: PUBLIC_ORIGIN,
  HOST: '127.0.0.1',
  TRUSTED_PROXIES: '127.0.0.1',
}

type Proxied = AsyncDisposable & {
  site: Site
  proxy: RunningProxy
  /** The token for what only this machine may reach. */
  token: string
}

/** Starts SITE behind a proxy, set up as the guide says. */
export async function startProxied(name: ProxyName): Promise<Proxied> {
  await using started = new AsyncDisposableStack()
  const data = started.use(await temporaryFolder())
  const limits = { ENQUIRY_LIMIT_PER_MINUTE: String(PER_MINUTE) }
  const site = await startSite(data.path, { ...BEHIND_A_PROXY, ...limits })
  started.defer(site.stop)
  const proxy = started.use(await startProxy(name, { sites: [site.port] }))
  const token = (await readFile(join(data.path, INTERNAL_TOKEN_FILE), 'utf8')).trim()
  const running = started.move()
  return { site, proxy, token, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
