import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeEnvironment } from './environment.ts'

const FOLDER = 'src/migrations'

/**
 * `npm run migrate:create -w cms -- <name>`: writes what changed in the fields since the last
 * migration. Payload writes imports for a bundler; Node, which runs our commands, needs file
 * endings and marked type imports.
 */
completeEnvironment()
execFileSync('payload', ['--disable-transpile', 'migrate:create', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PAYLOAD_CONFIG_PATH: 'src/payload.config.ts' },
})
for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))) {
  const path = join(FOLDER, name)
  const text = readFileSync(path, 'utf8')
    .replace(/from '(\.\/[^']+?)(?:\.ts)?'/g, "from '$1.ts'")
    .replaceAll('{ db, payload, req }', '{ db }')
    .replace(
      '{ MigrateUpArgs, MigrateDownArgs, sql }',
      '{ type MigrateUpArgs, type MigrateDownArgs, sql }',
    )
  writeFileSync(path, text)
}
