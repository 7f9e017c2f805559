import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { type Outcome, reportOutcomes } from './outcomes.ts'

/** Tells how each test of a Vitest run went. That a test asserts is Vitest's own rule (`requireAssertions`). */
export default class VitestOutcomes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    reportOutcomes(tests.map((test) => ({ title: test.name, outcome: outcomeOf(test) })))
  }
}

function outcomeOf(test: TestCase): Outcome {
  const { state } = test.result()
  if (state === 'skipped') return 'skipped'
  // A test that is expected to fail shows that something does not work.
  if (state !== 'passed' || test.options.fails) return 'failed'
  return test.diagnostic()?.flaky ? 'flaky' : 'proved'
}
