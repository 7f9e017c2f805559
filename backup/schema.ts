import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  appliedMigrations,
  type Engine,
  type SchemaDistance,
  schemaDistance,
} from '../cms/server/known-schema.ts'
import { SPOOL_VERSION } from '../site/server/enquiries/spool/file/migrations.ts'
import type { Manifest } from './manifest.ts'
import { DATABASES } from './parts.ts'
import { migrationsInDump } from './postgres.ts'
import { spoolVersion } from './sqlite.ts'

/** Which tables data was written for. */
export type Schema = Manifest['schema']

/** The schema of the databases that were copied into a folder. */
export async function schemaOf(folder: string): Promise<Schema> {
  const path = (name: string) => join(folder, name)
  const dump = path(DATABASES.desk.dump)
  const spool = path(DATABASES.spool.file)
  return {
    desk: existsSync(dump)
      ? await migrationsInDump(dump)
      : appliedMigrations(path(DATABASES.desk.file)),
    spool: existsSync(spool) ? spoolVersion(spool) : null,
  }
}

/** How far data is from this program, the desk's and the spool's. */
export function distance(
  { desk, spool }: Schema,
  engine: Engine,
): { desk: SchemaDistance; spool: SchemaDistance } {
  const steps = (from: number, to: number): string[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => `version ${from + index + 1}`)
  return {
    desk: schemaDistance(desk, engine),
    spool: {
      missing: steps(spool ?? SPOOL_VERSION, SPOOL_VERSION),
      newer: steps(SPOOL_VERSION, spool ?? SPOOL_VERSION),
      before: null,
    },
  }
}
