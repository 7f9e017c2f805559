import { runStaticChecks, runStep } from './static-checks.ts'

/** `npm run check`: format, lint, types and unit tests, for a look before every commit. */
const { failed } = runStaticChecks()
const passed = runStep([
  'unit tests',
  'vitest',
  'run',
  '--project',
  'unit',
  '--reporter=dot',
  '--maxWorkers=2',
])
process.exitCode = failed === 0 && passed ? 0 : 1
