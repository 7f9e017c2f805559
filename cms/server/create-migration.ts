import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeEnvironment } from './environment.ts'

/** An address of each kind; comparing fields with the last migration opens no database. */
const ADDRESSES = { sqlite: 'file:none', postgres: 'postgres://none/none' } as const

/**
 * `npm run migrate:create -w cms -- <name>`: writes the changes of the fields since the last migration,
 * for both databases.
 */
completeEnvironment()
for (const [database, address] of Object.entries(ADDRESSES)) {
  execFileSync('payload', ['--disable-transpile', 'migrate:create', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      DATABASE_URL: address,
      PAYLOAD_CONFIG_PATH: 'src/desk/payload.config.ts',
    },
  })
  correct(join('src/migrations', database))
  keepNewestSnapshot(join('src/migrations', database))
}

/**
 * Payload writes imports for a bundler; Node, which runs our commands, needs file endings and marked type
 * imports. In a file, a column added for a picture or another document lacks what its schema says of a
 * deleted one.
 */
function correct(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
    const path = join(folder, name)
    const text = readFileSync(path, 'utf8')
      .replace(/from '(\.\/[^']+?)(?:\.ts)?'/g, "from '$1.ts'")
      .replaceAll('{ db, payload, req }', '{ db }')
      .replace(
        '{ MigrateUpArgs, MigrateDownArgs, sql }',
        '{ type MigrateUpArgs, type MigrateDownArgs, sql }',
      )
      .replace(/( ADD .+ REFERENCES \w+\(id\));/g, '$1 ON DELETE set null;')
    writeFileSync(path, text)
  }
}

/** The next migration needs only the newest schema file. */
function keepNewestSnapshot(folder: string): void {
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'))
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, name))
}
