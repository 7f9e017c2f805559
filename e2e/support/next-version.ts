import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SPOOL_VERSION } from '../../site/server/enquiries/spool/file/migrations.ts'
import { ROOT } from './folders.ts'

/** A migration of the desk, and a step of the spool, that this version does not know. */
export const NEXT_MIGRATION = '20990101_000000_next_version'
/** The version of the spool with that step. */
export const NEXT_SPOOL = SPOOL_VERSION + 1
const NEXT_STEP = 'ALTER TABLE enquiries ADD COLUMN next_version TEXT;'

const COPIED = [
  'package.json',
  'backup',
  'scripts',
  'cms/package.json',
  'cms/next.config.ts',
  'cms/commands',
  'cms/dist',
  'cms/server',
  'cms/src',
  'site/package.json',
  'site/server',
  'site/dist',
]
const SHARED = ['node_modules', 'demo', 'cms/.next']

/**
 * Makes the next version in a folder: this one, with one more step each for its data.
 * @param from this version, a checkout or a release
 */
export async function makeNextVersion(root: string, from = ROOT): Promise<void> {
  for (const name of COPIED) await cp(join(from, name), join(root, name), { recursive: true })
  for (const name of SHARED) await symlink(join(from, name), join(root, name))
  const migrations = join(root, 'cms/src/migrations/sqlite')
  await mkdir(migrations, { recursive: true })
  await writeFile(
    join(migrations, `${NEXT_MIGRATION}.ts`),
    `import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
    export async function up({ db }: MigrateUpArgs) {
      await db.run(sql\`ALTER TABLE restaurants ADD next_version text\`)
    }
    export async function down({ db }: MigrateDownArgs) {
      await db.run(sql\`ALTER TABLE restaurants DROP next_version\`)
    }`,
  )
  await edit(
    join(migrations, 'index.ts'),
    'export const migrations = [',
    `import * as next from './${NEXT_MIGRATION}.ts'\nexport const migrations = [`,
  )
  await edit(
    join(migrations, 'index.ts'),
    /\n\];/,
    `\n  { up: next.up, down: next.down, name: '${NEXT_MIGRATION}' },\n];`,
  )
  const afterLastStep = /(?<=until INTEGER NOT NULL(?:\s|\\n)+\) STRICT;["'`])/
  for (const name of ['site/dist/server-boot.js', 'site/server/enquiries/spool/file/migrations.ts'])
    await edit(join(root, name), afterLastStep, `, \`${NEXT_STEP}\``)
}

async function edit(file: string, before: string | RegExp, after: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const edited = text.replace(before, () => after)
  if (edited === text) throw new Error(`${file} has no ${before}`)
  await writeFile(file, edited)
}
