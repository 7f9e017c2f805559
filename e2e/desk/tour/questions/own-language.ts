import { expectOwnWords } from '../own-words.ts'
import type { Question } from '../visit.ts'

export const ownLanguage: Question = {
  title: 'speaks no other language',
  isFor: (_, { reads, writes }) => reads === writes,
  ask: ({ desk, reads }) => expectOwnWords(desk, reads),
}
