import { misspelt } from '@noren/contract/settings/misspelt'
import { CMS_SETTINGS, SITE_SETTINGS } from '@noren/contract/settings/names'
import type { Settings } from '../src/settings.ts'
import { databaseFile, filesOf, holdDatabase } from './database.ts'
import { completeEnvironment } from './environment.ts'
import { closeToOthers } from './private-files.ts'

/**
 * Completes the environment and reads the settings. One environment serves the CMS and the site: a
 * setting of either is none to wonder about.
 * @throws {StartError}
 */
export async function prepare(): Promise<Settings> {
  for (const { name, meant } of misspelt(Object.keys(process.env), [
    ...CMS_SETTINGS,
    ...SITE_SETTINGS,
  ])) {
    console.warn(`CMS: ${name} is no setting; did you mean ${meant}?`)
  }
  completeEnvironment()
  const { settings } = await import('../src/settings.ts')
  return settings
}

/**
 * Takes the database for this process alone and closes its files to others; before it is opened.
 * @throws {StartError}
 */
export function takeDatabase({ dataDir, databaseUrl }: Settings): void {
  const database = databaseFile(databaseUrl)
  holdDatabase(database)
  closeToOthers(dataDir, filesOf(database))
}

/** As {@link prepare}, for a program that opens the database at once. */
export async function prepareAlone(): Promise<void> {
  takeDatabase(await prepare())
}
