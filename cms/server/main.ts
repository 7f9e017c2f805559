import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { completeEnvironment } from './environment.ts'
import { type Refusal, refusalOf } from './gate.ts'
import { protect } from './security.ts'
import { signInTurn } from './sign-in-queue.ts'

/** The staff zone never listens to the network; a proxy in front of it asks who is there. */
const HOST = '127.0.0.1'
const STOP_LIMIT_MS = 10_000

const isDevelopment = process.argv.includes('--dev')
if (isDevelopment) {
  // Migrations are applied in production mode only, so another process does that first.
  execFileSync(process.execPath, [join(import.meta.dirname, 'migrate.ts')], { stdio: 'inherit' })
  Object.assign(process.env, { NODE_ENV: 'development' })
}
completeEnvironment()
const { settings } = await import('../src/settings.ts')
if (!isDevelopment && !existsSync('.next/BUILD_ID')) {
  console.error('The CMS is not built yet. Please run: npm run build -w cms')
  process.exit(1)
}

const app = next({ dev: isDevelopment, hostname: HOST, port: settings.port })
await app.prepare()
const handle = app.getRequestHandler()

const server = createServer(
  { requestTimeout: 60_000, headersTimeout: 10_000, keepAliveTimeout: 5000 },
  async (request, response) => {
    protect(request, response, { origin: settings.origin, isDevelopment })
    const refusal = refusalOf(request, settings.origin)
    if (refusal) return refuse(response, refusal)
    if (!(await signInTurn(request, response))) {
      response.setHeader('Retry-After', '60')
      return refuse(response, { status: 429, message: 'Too many sign-ins at once.' })
    }
    await handle(request, response)
  },
)

server.listen(settings.port, HOST, () => {
  console.log(`CMS: ${settings.origin}/admin`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

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
