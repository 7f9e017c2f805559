import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { outliveReaders } from '@noren/kit/process/log'
import { nodeAdvice } from '@noren/kit/process/node-floor'
import { watchProcess } from '@noren/kit/process/process-metrics'
import { StartError } from '@noren/kit/process/start-error'
import { reportStarted } from '@noren/kit/process/started'
import { stopServer } from '@noren/kit/process/stop-server'
import packageFile from '../package.json' with { type: 'json' }
import type { Settings } from '../src/base/settings.ts'
import { printLines } from './console-lines.ts'
import type { Answer } from './desk-calls.ts'
import { orEnd, prepare, takeDatabase } from './prepare.ts'
import { createRequestHandler } from './request-handler.ts'
import { setupLink } from './setup-link.ts'
import { type TakenPort, takePort } from './take-port.ts'

/** The staff zone never listens to the network; a proxy in front of it authenticates. */
const HOST = '127.0.0.1'
/** Requests may take 10 s of it, and who stops the desk waits 15 s (`scripts/service.ts`). */
const STOP_LIMIT_MS = 14_000
/** When the last response is over, the desk itself is already closed. */
const ENDING = { reasons: ['The desk is ending.'], notes: [] }

/** A change of the server starts it again (`scripts/dev.ts`), so Payload need not read its configuration anew. */
const DEVELOPMENT = { NODE_ENV: 'development', DISABLE_PAYLOAD_HMR: 'true' }

/** What draws the pages of the desk. */
export type Screens = {
  prepare: () => Promise<void>
  answer: Answer
  close: () => Promise<void>
}

/** Where the desk listens, and how it runs. */
export type ScreensOptions = { hostname: string; port: number; isDevelopment: boolean }

/** Runs the CMS until it is told to end: its calls, and the screens in front of them. */
export async function serve(screensOf: (options: ScreensOptions) => Screens): Promise<void> {
  outliveReaders()
  const isDevelopment = process.argv.includes('--dev')
  if (isDevelopment) Object.assign(process.env, DEVELOPMENT)
  // Processes of Next would tell it what they load, where it expects their work.
  delete process.env.WATCH_REPORT_DEPENDENCIES
  const { settings, server, open } = await orEnd(() => begin(isDevelopment))
  // For people at the terminal; from here on what Next and packages print becomes lines for programs.
  const say = (text: string) => process.stdout.write(`${text}\n`)
  if (!isDevelopment) printLines()

  const screens = screensOf({ hostname: HOST, port: settings.port, isDevelopment })
  const { openDesk } = await import('../src/desk/open-desk.ts')
  const { closeDesk, runningDesk } = await import('../src/desk/desk.ts')
  const { deskCalls } = await import('./desk-calls.ts')
  const [desk] = await orEnd(() => Promise.all([openDesk(), screens.prepare()]))

  const calls = deskCalls(settings.origin)
  const watched = watchProcess(packageFile.version)
  const answer = createRequestHandler({
    desk,
    calls,
    screens: screens.answer,
    isDevelopment,
    settings,
    health: {
      report: () => runningDesk.now()?.health?.() ?? { status: 'ok' },
      readiness: async () => (await runningDesk.now()?.readiness?.()) ?? ENDING,
    },
    metrics: async () => [...((await runningDesk.now()?.metrics?.()) ?? []), ...watched.metrics()],
  })
  open(answer)
  // Answers a client's `Expect: 100-continue` before its body arrives.
  server.on('checkContinue', answer)
  // The gate refuses any other expectation, with the desk's headers.
  server.on('checkExpectation', answer)

  say(`CMS: ${settings.origin}/admin`)
  if (settings.publishUrl) {
    const { contentKey } = await import('../src/base/targets/our-bucket.ts')
    say(`CMS: publishing to ${settings.publishUrl}; sites need CONTENT_KEY=${contentKey()}`)
  }
  if (!(await desk.hasAccount())) {
    say(`CMS: no account yet. Make the first one at ${setupLink(settings.origin)}`)
  }
  reportStarted()

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

  /** Takes no new requests, lets the current ones and the running publish end, then exits. */
  async function stop(): Promise<void> {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    const answered = stopServer(server, 0)
    // A page that reloads what changes holds a socket for as long as it is open.
    if (!isDevelopment) await answered
    await closeDesk()
    await screens.close()
    process.exit(0)
  }
}

/** Everything that may end the start, in order: nothing is opened before the port is ours. */
async function begin(isDevelopment: boolean): Promise<TakenPort & { settings: Settings }> {
  const isPublic = Boolean(process.env.CMS_ORIGIN?.trim())
  const settings = await prepare()
  // With an address of its own it is there for a company.
  if (!isDevelopment && isPublic)
    for (const sentence of nodeAdvice(process.versions.node)) console.warn(`CMS: ${sentence}`)
  const options = {
    requestTimeout: 60_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 5000,
    // Otherwise Node looks every 30 s, and half a head would hold its line so long.
    connectionsCheckingInterval: 2000,
    // The gate counts hosts itself: Node's own refusal has no headers.
    requireHostHeader: false,
    // Next accepts every upgrade, past the gate (hostile inputs H17).
    shouldUpgradeCallback: () => isDevelopment,
  }
  const taken = await takePort(options, settings.port, HOST)
  if (isDevelopment) migrate()
  await takeDatabase(settings)
  return { ...taken, settings }
}

/** Migrations are applied only in production mode, so another process does that first. */
function migrate(): void {
  const env = { ...process.env, NODE_ENV: 'production' as const }
  const file = join(import.meta.dirname, 'migrate.ts')
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit', env })
  if (status !== 0)
    throw new StartError('The database could not be prepared; the reason stands above.')
}
