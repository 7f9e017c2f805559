import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { ROOT } from '../environment.ts'
import { type Outcome, reasonOf, reportOutcomes, type TestOutcome } from './outcomes.ts'

/**
 * Reports the result of each test of a Vitest run. That a test asserts is Vitest's own rule
 * (`requireAssertions`).
 */
export default class VitestOutcomes implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    strayErrors: readonly Pick<SerializedError, 'message'>[],
  ): void {
    reportOutcomes([...modules.flatMap(outcomesOf), ...strayErrors.map((error) => failure(error))])
  }
}

/** An error outside of all tests: no test of that run can be trusted. */
function failure({ message }: Pick<SerializedError, 'message'>, file = ''): TestOutcome {
  const title = 'nothing fails outside the tests'
  return { title, proves: [], file, ms: 0, outcome: 'failed', reason: reasonOf(message) }
}

function outcomesOf(module: TestModule): TestOutcome[] {
  const file = relative(ROOT, module.moduleId)
  const { duration } = module.diagnostic()
  const tests = [...module.children.allTests()].map((test) => ({
    title: test.name,
    proves: [...new Set(test.tags)],
    file,
    ms: test.diagnostic()?.duration ?? 0,
    outcome: outcomeOf(test),
    reason: reasonOf(test.result().errors?.[0]?.message),
  }))
  // Programs started before the first test count as that test's own, as with Playwright.
  const [first] = tests
  if (first) first.ms += Math.max(0, duration - tests.reduce((sum, { ms }) => sum + ms, 0))
  const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
  return [...tests, ...errors.map((error) => failure(error, file))]
}

function outcomeOf(test: TestCase): Outcome {
  const { state } = test.result()
  if (state === 'skipped') return 'skipped'
  // A test that is expected to fail shows that something does not work.
  if (state !== 'passed' || test.options.fails) return 'failed'
  return test.diagnostic()?.flaky ? 'flaky' : 'proved'
}
