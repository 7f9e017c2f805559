import './no-proto.ts'
import { endOnFault, errorFacts, log, outliveReaders } from '@noren/kit/process/log'
import { nodeAdvice } from '@noren/kit/process/node-floor'
import { StartError } from '@noren/kit/process/start-error'
import { reportStarted } from '@noren/kit/process/started'
import { misspeltSettings } from '@noren/kit/settings/misspelt'
import { readSettings } from './settings.ts'
import { type Site, startSite } from './site.ts'

/** Boots the public site from environment variables; ends with 1 and a readable line if it cannot. */
export async function boot(env: NodeJS.ProcessEnv): Promise<void> {
  outliveReaders()
  endOnFault()
  // Only the site's own user may read the files it writes.
  process.umask(0o077)
  try {
    for (const sentence of misspeltSettings(env)) log('warn', sentence)
    const settings = readSettings(env)
    // With an address of its own it is there for the public.
    const advice = env.ORIGIN?.trim() ? nodeAdvice(process.versions.node) : []
    for (const sentence of advice) log('warn', sentence)
    const site = await startSite(settings)
    log('info', 'site started', { origin: site.origin, port: site.port })
    stopOnSignal(site)
    reportStarted()
  } catch (error) {
    process.stderr.write(`${readable(error)}\n`)
    process.exit(1)
  }
}

function stopOnSignal(site: Site): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      log('info', 'site stopping', { signal })
      await site.stop()
      process.exit(0)
    })
  }
}

/** The error, for the operator. */
function readable(error: unknown): string {
  if (error instanceof StartError) return error.message
  const { code, error: message } = errorFacts(error)
  if (code === 'EADDRINUSE') {
    const port = error instanceof Error && 'port' in error ? error.port : ''
    return `Port ${port} is in use. Stop the other program or set PORT to another number.`
  }
  return `The site could not start: ${message}`
}
