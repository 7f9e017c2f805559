import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { ROOT } from '../environment.ts'
import { type Outcome, reportOutcomes, type TestOutcome } from './outcomes.ts'

/** Tells how each test of a Vitest run went. That a test asserts is Vitest's own rule (`requireAssertions`). */
export default class VitestOutcomes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    reportOutcomes(modules.flatMap(outcomesOf))
  }
}

function outcomesOf(module: TestModule): TestOutcome[] {
  const file = relative(ROOT, module.moduleId)
  const { duration } = module.diagnostic()
  const tests = [...module.children.allTests()].map((test) => ({
    title: test.name,
    file,
    ms: test.diagnostic()?.duration ?? 0,
    outcome: outcomeOf(test),
  }))
  // What was started before the first test counts as its own, as with Playwright.
  const [first] = tests
  if (first) first.ms += Math.max(0, duration - tests.reduce((sum, { ms }) => sum + ms, 0))
  return tests
}

function outcomeOf(test: TestCase): Outcome {
  const { state } = test.result()
  if (state === 'skipped') return 'skipped'
  // A test that is expected to fail shows that something does not work.
  if (state !== 'passed' || test.options.fails) return 'failed'
  return test.diagnostic()?.flaky ? 'flaky' : 'proved'
}
