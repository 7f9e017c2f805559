import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './environment.ts'
import { reportOutcomes, type TestOutcome } from './testing/outcomes.ts'

/** Format, lint and types of everything, and unused code, each counted as a test. */
const STEPS = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings', '.'],
  ['nothing that nobody needs', 'knip', '--include', 'files,exports,types,duplicates'],
  ['types of scripts', 'tsc', '-p', '.'],
  ...[
    'contract',
    'kit',
    'demo',
    'site',
    'cms',
    'e2e',
    'bench',
    'torture',
    'mutation',
    'backup',
  ].map((part) => [
    `types of ${part}`,
    'tsc',
    // Beside other runs: several checkers would each check what the files have in common.
    '--singleThreaded',
    '-p',
    part,
  ]),
]

const outcomes = STEPS.map(outcomeOf)
reportOutcomes(outcomes)
process.exitCode = outcomes.every(({ outcome }) => outcome === 'proved') ? 0 : 1

/** Runs one command of the checkout, and says its result and how long it took. */
function outcomeOf([title = '', command = '', ...options]: readonly string[]): TestOutcome {
  const began = performance.now()
  const program = join(ROOT, 'node_modules/.bin', command)
  const { status } = spawnSync(program, options, { cwd: ROOT, stdio: 'inherit' })
  const ms = performance.now() - began
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${title} (${(ms / 1000).toFixed(1)} s)`)
  return { title, proves: [], file: title, ms, outcome: status === 0 ? 'proved' : 'failed' }
}
