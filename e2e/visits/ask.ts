import { proves } from '../../scripts/testing/proves.ts'
import type { test as siteTest } from '../support/test.ts'
import type { Question } from './question.ts'
import { WIDTHS } from './windows.ts'

/** Makes each question a separate test for each page and width, in the order of visits. */
export function ask(
  test: typeof siteTest,
  paths: readonly string[],
  questions: readonly Question[],
): void {
  for (const path of paths) {
    for (const width of WIDTHS) {
      for (const { title, proof = proves(), at, of, arrives, ask } of questions) {
        if (!at.includes(width) || of?.(path, width) === false) continue
        test(`${title(path)}, in a window of ${width} px`, proof, async ({ visiting }) => {
          await ask(await visiting(path, width, arrives))
        })
      }
    }
  }
}
