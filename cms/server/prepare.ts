import { misspeltSettings } from '@noren/contract/settings/misspelt'
import { isPostgresUrl } from '../src/base/database/adapter.ts'
import type { Settings } from '../src/base/settings.ts'
import { databaseFile, filesOf, holdDatabase } from './database-file.ts'
import { completeEnvironment } from './environment.ts'
import { needKnownSchema } from './known-schema.ts'
import { closeDataFolder } from './private-files.ts'

/**
 * Completes the environment and reads the settings.
 * @throws {StartError}
 */
export async function prepare(): Promise<Settings> {
  for (const sentence of misspeltSettings(process.env)) console.warn(`CMS: ${sentence}`)
  completeEnvironment()
  const { settings } = await import('../src/base/settings.ts')
  return settings
}

/**
 * Checks the database before it is opened: locks a file for this process and closes it to other users, or
 * connects to a server; neither may be newer than this program.
 * @throws {StartError}
 */
export async function takeDatabase({ dataDir, databaseUrl }: Settings): Promise<void> {
  if (isPostgresUrl(databaseUrl)) {
    const { reachDatabase } = await import('./database-server.ts')
    await reachDatabase(databaseUrl)
    closeDataFolder(dataDir, [])
  } else {
    const database = databaseFile(databaseUrl)
    holdDatabase(database)
    closeDataFolder(dataDir, filesOf(database))
    needKnownSchema(database)
  }
}

/** As {@link prepare}, for a program that opens the database immediately. */
export async function prepareAlone(): Promise<void> {
  await takeDatabase(await prepare())
}
