import { expect } from '../../../support/test.ts'
import type { Question } from '../visit.ts'

/** Of a document that was just begun there is nothing to look at yet, and the desk says so. */
const BEGUN = /^422 GET \/api\/[a-z]+\/\d+\/preview/

export const refusals: Question = {
  title: 'asks for nothing that is refused',
  isFor: (_, { reads, writes }) => reads === writes,
  ask: async ({ refused }) => expect(refused.filter((answer) => !BEGUN.test(answer))).toEqual([]),
}
