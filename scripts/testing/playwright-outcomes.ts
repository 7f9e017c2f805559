import { relative } from 'node:path'
import type { Reporter, Suite, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { ROOT } from '../environment.ts'
import { type Outcome, reasonOf, reportOutcomes } from './outcomes.ts'

/** Reports the result of each test of a Playwright run; one that asserted nothing has failed. */
export default class PlaywrightOutcomes implements Reporter {
  private suite: Suite | undefined
  private readonly asserted = new Set<TestCase>()

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onStepEnd(test: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category === 'expect') this.asserted.add(test)
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? []
    reportOutcomes(
      tests.map((test) => ({
        title: test.title,
        proves: test.tags.map((tag) => tag.replace('@', '')),
        file: fileOf(test),
        ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
        outcome: this.outcomeOf(test),
        reason: reasonOf(test.results.find(({ error }) => error)?.error?.message),
      })),
    )
  }

  private outcomeOf(test: TestCase): Outcome {
    if (test.outcome() === 'skipped') return 'skipped'
    if (!test.ok() || test.expectedStatus !== 'passed') return 'failed'
    if (!this.asserted.has(test)) {
      console.error(`This test asserts nothing: ${test.title}`)
      return 'failed'
    }
    return test.outcome() === 'flaky' ? 'flaky' : 'proved'
  }
}

/** The file the runner took it from; a question of a visit is itself in another file. */
function fileOf({ location, parent }: TestCase): string {
  let suite: Suite | undefined = parent
  while (suite && suite.type !== 'file') suite = suite.parent
  return relative(ROOT, suite?.location?.file ?? location.file)
}
