import { join } from 'node:path'
import { ROOT } from '../environment.ts'
import { LANES } from './lanes.ts'
import { findPostgres } from './postgres.ts'

/** One part of `npm test`, a separate process. */
export type Run = {
  /** The program and its options; `node` runs a script of ours. */
  command: readonly string[]
  /** Runs that must have ended well before. */
  needs: readonly string[]
  /** Whether it runs tests and writes how they went; else it prepares something for others. */
  tests: boolean
  /** Whether it may have no test to run. */
  mayBeEmpty?: true
  /** Whether this machine can run it; checked when its turn comes. */
  isPossible?: () => boolean
}

const prepare = (script: string): Run => ({ command: ['node', script], needs: [], tests: false })

const vitest = (project: string, maxWorkers: number): Run => ({
  command: [
    ...['vitest', 'run', '--project', project, `--maxWorkers=${maxWorkers}`],
    ...['--reporter=default', '--reporter=./scripts/testing/vitest-outcomes.ts'],
  ],
  needs: ['machine'],
  tests: true,
})

/** A failed test is tried once more, to distinguish broken from unsteady ones: neither proves anything. */
const playwright = (lane: string): Run => ({
  command: [
    ...['playwright', 'test', '-c', 'e2e', `--project=${lane}`, '--retries=1'],
    `--reporter=list,${join(ROOT, 'scripts/testing/playwright-outcomes.ts')}`,
  ],
  needs: ['machine', 'build', 'demo'],
  tests: true,
})

/** All of `npm test`, by name. Units mostly wait for a process or a clock: two workers take one core. */
export const RUNS: Readonly<Record<string, Run>> = {
  machine: prepare('scripts/prepare-machine.ts'),
  build: prepare('scripts/build-all.ts'),
  // With the built desk, which makes its first account and publishes.
  demo: { ...prepare('e2e/prepare-demo.ts'), needs: ['build'] },
  static: { ...prepare('scripts/static-checks.ts'), tests: true },
  unit: vitest('unit', 2),
  served: { ...vitest('served', 1), needs: ['machine', 'build', 'demo'] },
  cms: vitest('cms', 1),
  'cms-postgres': { ...vitest('cms-postgres', 1), isPossible: () => findPostgres() !== undefined },
  ...Object.fromEntries(Object.keys(LANES).map((lane) => [`e2e/${lane}`, playwright(lane)])),
}

/**
 * The runs of these names and all that they need; `e2e` stands for all that begins with `e2e/`.
 * @throws an error that lists the names there are, at one there is not
 */
export function runsNamed(asked: readonly string[]): string[] {
  const all = Object.keys(RUNS)
  const named = asked.flatMap((name) => {
    const found = all.filter((run) => run === name || run.startsWith(`${name}/`))
    if (found.length > 0) return found
    throw new Error(`No such tests: ${name}. There are: ${all.join(', ')}.`)
  })
  const withNeeds = new Set<string>()
  const add = (name: string) => {
    for (const need of RUNS[name]?.needs ?? []) add(need)
    withNeeds.add(name)
  }
  for (const name of asked.length > 0 ? named : all) add(name)
  return [...withNeeds]
}
