import { dirname, join, resolve } from 'node:path'
import { misspeltSettings } from '@noren/kit/settings/misspelt'
import { databaseFile } from '../cms/server/database-file.ts'
import type { Engine } from '../cms/server/known-schema.ts'
import { isPostgresUrl } from '../cms/src/base/which-database.ts'
import { loadEnvironment, ROOT } from '../scripts/environment.ts'
import { readSettings as readSiteSettings } from '../site/server/settings.ts'

/** What a backup needs to know of the two programs. */
export type Settings = {
  dataDir: string
  /** Where the site keeps its enquiries; in containers not the data folder, which there is the desk's alone. */
  siteDir: string
  /** The desk's database: a SQLite file, or `postgres://…`. */
  desk: { file: string } | { url: string }
  /** `postgres://…` of the shared spool; `null` where there is only the file. */
  spoolUrl: string | null
  /** The desk's port on this machine, and the host it answers under. */
  deskPort: number
  deskHost: string
  /** `null`: the one in the data folder. */
  internalToken: string | null
  /** Folder or `s3://` address. */
  target: string
  everySeconds: number
}

/**
 * Reads the environment and `.env` as both programs do: no backup runs with settings that one of them
 * refuses. Says on stderr which variables look misspelt.
 * @throws {StartError}
 */
export async function readSettings(): Promise<Settings> {
  const { dataDir } = loadEnvironment()
  for (const sentence of misspeltSettings(process.env)) console.error(sentence)
  const site = readSiteSettings(process.env)
  // Reads the environment as soon as it is loaded.
  const { settings: cms } = await import('../cms/src/base/settings.ts')
  return {
    dataDir,
    siteDir: site.backupSiteDir ?? dataDir,
    desk: isPostgresUrl(cms.databaseUrl)
      ? { url: cms.databaseUrl }
      : { file: databaseFile(cms.databaseUrl, join(ROOT, 'cms')) },
    spoolUrl: site.spoolUrl,
    deskPort: cms.port,
    deskHost: new URL(cms.origin).host,
    internalToken: site.internalToken,
    target: targetAddress(site.backupUrl ?? join(dataDir, '..', 'backups')),
    everySeconds: site.backupEverySeconds,
  }
}

/** What keeps the desk's content. */
export function engineOf({ desk }: Settings): Engine {
  return 'url' in desk ? 'postgres' : 'sqlite'
}

/**
 * Where copies of databases and keys are during a backup: beside the desk's database, which the site may
 * not see.
 */
export function stagingFolder({ desk, dataDir }: Settings, name: string): string {
  return join('file' in desk ? dirname(desk.file) : dataDir, name)
}

/** A bucket as it is written, a folder from the root of the checkout. */
export function targetAddress(given: string): string {
  return given.startsWith('s3://') ? given : resolve(ROOT, given)
}
