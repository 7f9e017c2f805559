import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import type { Settings } from '../src/settings.ts'
import { StartError } from '../src/start-error.ts'
import { type Refusal, refusalOf } from './gate.ts'
import { orEnd } from './or-end.ts'
import { prepare, takeDatabase } from './prepare.ts'
import { protect } from './security.ts'
import { signInTurn } from './sign-in-queue.ts'
import { type TakenPort, takePort } from './take-port.ts'

/** The staff zone never listens to the network; a proxy in front of it asks who is there. */
const HOST = '127.0.0.1'
const STOP_LIMIT_MS = 10_000

const isDevelopment = process.argv.includes('--dev')
if (isDevelopment) Object.assign(process.env, { NODE_ENV: 'development' })
const { settings, server, open } = await orEnd(begin)

const app = next({ dev: isDevelopment, hostname: HOST, port: settings.port })
await app.prepare()
const handle = app.getRequestHandler()

open(async (request, response) => {
  protect(request, response, { origin: settings.origin, isDevelopment })
  const refusal = refusalOf(request, settings.origin)
  if (refusal) return refuse(response, refusal)
  if (!(await signInTurn(request, response))) {
    response.setHeader('Retry-After', '60')
    return refuse(response, { status: 429, message: 'Too many sign-ins at once.' })
  }
  await handle(request, response)
})
console.log(`CMS: ${settings.origin}/admin`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

/** Everything that may end the start, in order: nothing is opened before the port is ours. */
async function begin(): Promise<TakenPort & { settings: Settings }> {
  const settings = await prepare()
  if (!isDevelopment && !existsSync('.next/BUILD_ID')) {
    throw new StartError('The CMS is not built yet. Please run: npm run build -w cms')
  }
  const timeouts = { requestTimeout: 60_000, headersTimeout: 10_000, keepAliveTimeout: 5000 }
  const taken = await takePort(timeouts, settings.port, HOST)
  if (isDevelopment) migrate()
  takeDatabase(settings)
  return { ...taken, settings }
}

/** Migrations are applied in production mode only, so another process does that first. */
function migrate(): void {
  const env = { ...process.env, NODE_ENV: 'production' as const }
  const file = join(import.meta.dirname, 'migrate.ts')
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit', env })
  if (status !== 0)
    throw new StartError('The database could not be prepared; the reason stands above.')
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  if ('location' in refusal) response.setHeader('Location', refusal.location)
  response.writeHead(refusal.status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  })
  response.end('message' in refusal ? refusal.message : '')
}

/** Takes no new requests, lets the running ones and the publish under way end, then leaves. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
  server.close()
  server.closeIdleConnections()
  const { closeDesk } = await import('../src/desk.ts')
  await closeDesk()
  await app.close()
  process.exit(0)
}
