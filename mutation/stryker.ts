import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/environment.ts'
import { readReport, type Tried } from './report.ts'
import type { Room } from './rooms.ts'

const HERE = import.meta.dirname
/** Its packages stand apart: nobody who runs or changes Noren needs them. */
const PACKAGES = join(HERE, 'stryker')
/** What was tried before, so that only what changed since is tried again; not in the repository. */
const KEPT = join(HERE, '.kept')
/** Folders that no test of a room reads. */
const NOT_COPIED = [
  'docs/images',
  'docs/desk',
  'e2e',
  'bench',
  'torture',
  'test-results',
  'data',
  '.noren-lock',
  'release',
  '**/.next',
  '**/dist',
]

/** Changes each place of a room and runs its tests, where it or they changed since the last time. */
export function tryRoom(name: string, room: Room): Tried {
  installOnce()
  mkdirSync(KEPT, { recursive: true })
  const kept = (what: string) => join(KEPT, `${name.replaceAll('/', '-')}.${what}.json`)
  const settings = {
    testRunner: 'vitest',
    plugins: [join(PACKAGES, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'mutation/vitest.config.ts' },
    mutate: [...room.sources, '!**/*.test.ts'],
    ignorePatterns: NOT_COPIED,
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: kept('incremental'),
    reporters: ['json', 'progress'],
    jsonReporter: { fileName: kept('report') },
    // It rewrites the paths in this file by TypeScript's old interface, which is gone.
    tsconfigFile: 'none.json',
    tempDirName: 'mutation/.kept/copies',
  }
  writeFileSync(kept('settings'), JSON.stringify(settings))
  const program = join(PACKAGES, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const { status } = spawnSync(process.execPath, [program, 'run', kept('settings')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: JSON.stringify(room.tests) },
  })
  if (status !== 0) throw new Error('The tests could not be run against the changes; see above')
  return readReport(JSON.parse(readFileSync(kept('report'), 'utf8')))
}

function installOnce(): void {
  if (existsSync(join(PACKAGES, 'node_modules/.package-lock.json'))) return
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: PACKAGES, stdio: 'inherit' })
}
