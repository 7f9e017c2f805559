import { expect } from '../../../support/test.ts'
import type { Question } from '../visit.ts'

export const refusals: Question = {
  title: 'asks for nothing that is refused',
  isFor: (_, { reads, writes }) => reads === writes,
  ask: async ({ refused }) => expect(refused).toEqual([]),
}
