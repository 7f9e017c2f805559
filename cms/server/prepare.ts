import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { closeToOthers } from '@noren/kit/disk/private-files'
import { faultLine } from '@noren/kit/process/log'
import { StartError } from '@noren/kit/process/start-error'
import { misspeltSettings } from '@noren/kit/settings/misspelt'
import type { Settings } from '../src/base/settings.ts'
import { StartRefusal } from '../src/base/start-refusal.ts'
import { isPostgresUrl } from '../src/base/which-database.ts'
import { databaseFile, filesOf, holdDatabase } from './database-file.ts'
import { completeEnvironment } from './environment.ts'
import { needKnownSchema } from './known-schema.ts'
import { spoken } from './terminal.ts'

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

/** The CMS's files in the data folder, except its database. */
const KEPT = ['payload-secret', 'publish-key', INTERNAL_TOKEN_FILE, 'published', 'uploads']

/** Closes the data folder, the CMS's files in it and the `database` files to everyone but their owner. */
function closeDataFolder(dataDir: string, database: readonly string[]): void {
  const uploads = join(dataDir, 'uploads')
  const uploaded = lstatSync(uploads, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(uploads, { recursive: true, encoding: 'utf8' })
    : []
  const kept = [
    ...KEPT.map((name) => join(dataDir, name)),
    ...uploaded.map((name) => join(uploads, name)),
    ...database,
  ]
  closeToOthers(dataDir, kept, {
    folder: (path) =>
      console.warn(
        `CMS: the data folder ${path} is not our own; who may read it is left as it is.`,
      ),
    file: (path) =>
      console.warn(`CMS: others may read ${path}. Give it to the user the CMS runs as.`),
  })
}

/**
 * Runs the steps of a program; if one fails, prints the reason in a line, in the language of the terminal
 * where it has one, and exits with 1. Node would print a bug of ours with the values of a failed query.
 */
export async function orEnd<T>(steps: () => Promise<T>): Promise<T> {
  try {
    return await steps()
  } catch (error) {
    console.error(reasonOf(error))
    process.exit(1)
  }
}

/** What to say of an error at the terminal. */
function reasonOf(error: unknown): string {
  if (error instanceof StartRefusal) return spoken(error.words)
  return error instanceof StartError ? error.message : faultLine(error)
}
