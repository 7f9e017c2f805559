import { eachOf } from '@noren/contract/fields'
import { WEEKDAYS } from '@noren/contract/hours/calendar'
import {
  CLOSING_DAYS,
  type HolidayRule,
  SERVICE_DAYS,
  type ServiceDay,
} from '@noren/contract/hours/opening-hours'
import type { ArrayField, GroupField, SelectField } from 'payload'
import { CLOSURES_OF_RESTAURANT, NO_BOX } from '../../../base/ui/components.ts'
import type { Words } from '../../../base/words.ts'
import { choice } from './choice.ts'
import { DAY_WORDS, MEAL_WORDS } from './hours/hours-words.ts'
import { formPlace, group, list } from './layout.ts'
import { times } from './service-times.ts'

const HOLIDAY_WORDS: { [R in HolidayRule]: Words } = {
  closed: { en: 'Closed', ja: '休み' },
  open: { en: 'Open', ja: '営業' },
  shift: { en: 'Open, and closed the next weekday', ja: '営業し、翌平日を休む' },
}

const NTH_WORDS: Readonly<Record<string, Words>> = {
  1: { en: '1st', ja: '第1' },
  2: { en: '2nd', ja: '第2' },
  3: { en: '3rd', ja: '第3' },
  4: { en: '4th', ja: '第4' },
  5: { en: '5th', ja: '第5' },
}

function days<Day extends ServiceDay>(
  name: string,
  label: Words,
  values: readonly Day[],
  required = false,
): SelectField {
  const words = eachOf(values, (value) => DAY_WORDS[value])
  return choice(name, label, words, { hasMany: true, required })
}

const sessionRows = list(
  'sessions',
  {
    label: { en: 'Times of service', ja: '営業時間帯' },
    row: { en: 'Time', ja: '時間帯' },
    help: {
      en: 'Write 11:30 or 1130; after midnight 26:00 is 2 a.m. A day without times is shown without hours.',
      ja: '11:30、1130、11時半のどれでも入力できます。深夜2時は 26:00 とも書けます。時間のない曜日は、営業時間を表示しません。',
    },
    maxRows: 21,
  },
  [
    days('days', { en: 'Days', ja: '曜日' }, SERVICE_DAYS, true),
    {
      type: 'row',
      fields: [
        choice('label', { en: 'Meal', ja: '区分' }, MEAL_WORDS, { admin: { width: '25%' } }),
        ...times,
      ],
    },
  ],
)

/** One row for each set of days with the same times; the form shows them as a table of the week. */
const sessions: ArrayField = {
  ...sessionRows,
  admin: {
    ...sessionRows.admin,
    components: { Field: '/src/content/model/fields/hours/hours-grid.tsx#HoursGrid' },
  },
}

/** The table of the week shows them too. */
const closedDays: SelectField = {
  ...days('closedDays', { en: 'Closed every week on', ja: '定休日' }, CLOSING_DAYS),
  admin: { components: { Field: NO_BOX } },
}

const closedNth = list(
  'closedNth',
  {
    label: { en: 'Closed on some weekdays of the month', ja: '月に何度か休む曜日' },
    row: { en: 'Day', ja: '定休日' },
    help: { en: 'For example the third Wednesday.', ja: '例：第3水曜日' },
    maxRows: 7,
  },
  [
    choice(
      'weekday',
      { en: 'Weekday', ja: '曜日' },
      eachOf(WEEKDAYS, (value) => DAY_WORDS[value]),
      { required: true },
    ),
    choice('nth', { en: 'Which of the month', ja: '第何' }, NTH_WORDS, {
      hasMany: true,
      required: true,
    }),
  ],
)

/** When a restaurant is open; from this its page says whether it is open now. */
export const openingHours: GroupField = group(
  'openingHours',
  { en: 'Opening hours', ja: '営業時間' },
  [
    sessions,
    closedDays,
    closedNth,
    choice(
      'closedDayOnHoliday',
      { en: 'When a closing day is a public holiday', ja: '定休日が祝日と重なったとき' },
      HOLIDAY_WORDS,
      { defaultValue: 'closed' },
    ),
    formPlace('closuresLink', CLOSURES_OF_RESTAURANT),
  ],
  {
    en: 'From these the page works out whether the restaurant is open now. Japan’s public holidays are known.',
    ja: 'この内容から、ページに「営業中」などを表示します。日本の祝日は自動で判定されます。',
  },
)
