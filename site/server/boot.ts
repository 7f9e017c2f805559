import './no-proto.ts'
import { misspelt } from '@noren/contract/settings/misspelt'
import { CMS_SETTINGS, SITE_SETTINGS } from '@noren/contract/settings/names'
import { errorFacts, log } from './log.ts'
import { NotBuiltError } from './pages/front-end.ts'
import { readSettings, SettingsError } from './settings.ts'
import { DataFolderError, type Site, startSite } from './site.ts'

/** Boots the public site from environment variables; ends with 1 and a readable line if it cannot. */
export async function boot(env: NodeJS.ProcessEnv): Promise<void> {
  // What is written to the disk is for the site's own user alone.
  process.umask(0o077)
  try {
    nameMisspelt(env)
    const site = await startSite(readSettings(env))
    log('info', 'site started', { origin: site.origin, port: site.port })
    stopOnSignal(site)
  } catch (error) {
    process.stderr.write(`${readable(error)}\n`)
    process.exit(1)
  }
}

/** One environment serves the site and the CMS: a setting of either is none to wonder about. */
function nameMisspelt(env: NodeJS.ProcessEnv): void {
  for (const { name, meant } of misspelt(Object.keys(env), [...SITE_SETTINGS, ...CMS_SETTINGS])) {
    log('warn', `${name} is no setting; did you mean ${meant}?`)
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

/** What went wrong, for the person who started the program. */
function readable(error: unknown): string {
  if (error instanceof SettingsError) {
    return `These settings cannot be used: ${error.problems.join('; ')}.`
  }
  if (error instanceof DataFolderError || error instanceof NotBuiltError) return error.message
  const { code, error: message } = errorFacts(error)
  if (code === 'EADDRINUSE') {
    const port = error instanceof Error && 'port' in error ? error.port : ''
    return `Port ${port} is in use. Stop the other program or set PORT to another number.`
  }
  return `The site could not start: ${message}`
}
