import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { databaseFile } from '../cms/server/database-file.ts'
import type { Engine } from '../cms/server/known-schema.ts'
import { loadEnvironment, ROOT } from '../scripts/environment.ts'
import { BackupFailure } from './failure.ts'

/** What a backup needs to know of the two programs. */
export type Settings = {
  dataDir: string
  /** The desk's database: a SQLite file, or `postgres://…`. */
  desk: { file: string } | { url: string }
  /** `postgres://…` of the shared spool; `null` where there is the file alone. */
  spoolUrl: string | null
  /** Where the desk listens on this machine, and the host it answers under. */
  deskPort: number
  deskHost: string
  /** `null`: the one kept in the data folder. */
  internalToken: string | null
  /** Folder or `s3://` address. */
  target: string
  everySeconds: number
}

const schema = v.object({
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^(?:file|postgres(?:ql)?):/))),
  SPOOL_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:/))),
  CMS_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  INTERNAL_TOKEN: v.optional(v.string()),
  BACKUP_URL: v.optional(v.string()),
  BACKUP_EVERY: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/)), '30'),
})

/** Reads the environment and `.env`. @throws {BackupFailure} */
export function readSettings(): Settings {
  const { dataDir, cmsPort } = loadEnvironment()
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()))
  const { success, output, issues } = v.safeParse(schema, given)
  if (!success) {
    const names = issues.map((issue) => v.getDotPath(issue))
    throw new BackupFailure(`These settings cannot be used: ${names.join(', ')}.`)
  }
  const { DATABASE_URL: databaseUrl = `file:${join(dataDir, 'cms.db')}` } = output
  const origin = output.CMS_ORIGIN ?? `http://localhost:${cmsPort}`
  return {
    dataDir,
    desk: databaseUrl.startsWith('file:')
      ? { file: databaseFile(databaseUrl, join(ROOT, 'cms')) }
      : { url: databaseUrl },
    spoolUrl: output.SPOOL_URL ?? null,
    deskPort: cmsPort,
    deskHost: new URL(origin).host,
    internalToken: output.INTERNAL_TOKEN ?? null,
    target: targetAddress(output.BACKUP_URL ?? join(dataDir, '..', 'backups')),
    everySeconds: Number(output.BACKUP_EVERY),
  }
}

/** What keeps the desk's content. */
export function engineOf({ desk }: Settings): Engine {
  return 'url' in desk ? 'postgres' : 'sqlite'
}

/**
 * Where copies of databases and keys stand while a backup is made: beside the desk's database, which
 * the site may not see.
 */
export function stagingFolder({ desk, dataDir }: Settings, name: string): string {
  return join('file' in desk ? dirname(desk.file) : dataDir, name)
}

/** A bucket as it is written, a folder from the root of the checkout. */
export function targetAddress(given: string): string {
  return given.startsWith('s3://') ? given : resolve(ROOT, given)
}
