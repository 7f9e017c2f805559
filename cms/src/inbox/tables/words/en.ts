import { weekdayIndex } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { TableWords } from './words.ts'

const { clock, date, weekdays } = TIME_WORDS.en

const when: TableWords['when'] = (day, minutes) => {
  const late = minutes > DAY_MINUTES ? ' after midnight' : ''
  return `${weekdays[weekdayIndex(day)]} ${date(day, true)}, ${clock(minutes)}${late}`
}

const party = (people: number) => (people === 1 ? '1 person' : `${people} people`)

export const tableWords: TableWords = {
  when,
  confirmed: ({ guest, day, minutes, people, restaurant, address, phone }) => ({
    subject: `Your table at ${restaurant}, ${date(day, true)}`,
    text: `Dear ${guest},

Thank you for asking for a table at ${restaurant}. We are keeping it for you:

${when(day, minutes)}
${party(people)}

${[restaurant, address, phone].filter(Boolean).join('\n')}

If your plans change, please reply to this email${phone && ' or call us'}.

We look forward to seeing you.
`,
  }),
  declined: ({ guest, day, minutes, people, restaurant, phone }) => ({
    subject: `Your request for a table at ${restaurant}, ${date(day, true)}`,
    text: `Dear ${guest},

Thank you for asking for a table at ${restaurant}:

${when(day, minutes)}
${party(people)}

We are sorry that we cannot offer you a table then.

If another day or time would suit you, please reply to this email${phone && ` or call us on ${phone}`}.
`,
  }),
  event: ({ people, restaurant }) => `Table for ${people} at ${restaurant}`,
}
