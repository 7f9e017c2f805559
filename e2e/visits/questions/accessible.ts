import { expectAccessible } from '../../access/axe.ts'
import type { Question } from '../question.ts'

export const accessible: Question = {
  title: (path) => `axe finds nothing on ${path}`,
  at: [390, 1280],
  ask: ({ page, width }) => expectAccessible(page, `${width} px`),
}
