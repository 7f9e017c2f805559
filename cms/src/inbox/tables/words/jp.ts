import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { TableWords } from './shape.ts'

const { clock, date } = TIME_WORDS.jp

export const tableWords: TableWords = {
  when: (day, minutes) => `${date(day, true)}${clock(minutes)}`,
  party: (people) => `${people}名様`,
  event: ({ people, restaurant }) => `${restaurant}（${people}名様）`,
}
