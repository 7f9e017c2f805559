import { weekdayIndex } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { TableWords } from './shape.ts'

const { clock, date, weekdays } = TIME_WORDS.en

export const tableWords: TableWords = {
  when: (day, minutes) => {
    const late = minutes > DAY_MINUTES ? ' after midnight' : ''
    return `${weekdays[weekdayIndex(day)]} ${date(day, true)}, ${clock(minutes)}${late}`
  },
  party: (people) => (people === 1 ? '1 person' : `${people} people`),
  event: ({ people, restaurant }) => `Table for ${people} at ${restaurant}`,
}
