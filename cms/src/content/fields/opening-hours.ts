import { WEEKDAYS } from '@noren/contract/hours/calendar'
import {
  CLOSING_DAYS,
  HOLIDAY_RULES,
  type HolidayRule,
  SERVICE_DAYS,
  SESSION_LABELS,
  type ServiceDay,
} from '@noren/contract/hours/opening-hours'
import type { GroupField, SelectField } from 'payload'
import { CLOSURES_OF_RESTAURANT } from '../../base/ui/components.ts'
import type { Words } from '../../base/words.ts'
import { formPlace, group, list } from './layout.ts'
import { times } from './service-times.ts'

const DAY_WORDS: { [D in ServiceDay]: Words } = {
  mon: { en: 'Monday', ja: '月' },
  tue: { en: 'Tuesday', ja: '火' },
  wed: { en: 'Wednesday', ja: '水' },
  thu: { en: 'Thursday', ja: '木' },
  fri: { en: 'Friday', ja: '金' },
  sat: { en: 'Saturday', ja: '土' },
  sun: { en: 'Sunday', ja: '日' },
  holiday: { en: 'Public holidays', ja: '祝日' },
  holidayEve: { en: 'Days before public holidays', ja: '祝前日' },
}

const HOLIDAY_WORDS: { [R in HolidayRule]: Words } = {
  closed: { en: 'Closed', ja: '休み' },
  open: { en: 'Open', ja: '営業' },
  shift: { en: 'Open, and closed the next weekday', ja: '営業し、翌平日を休む' },
}

function days<Day extends ServiceDay>(
  name: string,
  label: Words,
  values: readonly Day[],
  required = false,
): SelectField {
  return {
    name,
    type: 'select',
    hasMany: true,
    label,
    required,
    options: values.map((value) => ({ value, label: DAY_WORDS[value] })),
  }
}

const sessions = list(
  'sessions',
  {
    label: { en: 'Times of service', ja: '営業時間帯' },
    row: { en: 'Time', ja: '時間帯' },
    help: {
      en: 'One row for each set of days, for example Tuesday to Sunday 17:00–22:30. On public holidays the rows with "Public holidays" are used, if there are any.',
      ja: '曜日のまとまりごとに1行（例：火〜日 17:00〜22:30）。「祝日」を選んだ行があれば、祝日はその行の時間になります。',
    },
    maxRows: 21,
  },
  [
    days('days', { en: 'Days', ja: '曜日' }, SERVICE_DAYS, true),
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'select',
          label: { en: 'Meal', ja: '区分' },
          admin: { width: '25%' },
          options: SESSION_LABELS.map((value) => ({
            value,
            label:
              value === 'lunch' ? { en: 'Lunch', ja: 'ランチ' } : { en: 'Dinner', ja: 'ディナー' },
          })),
        },
        ...times,
      ],
    },
  ],
)

const closedNth = list(
  'closedNth',
  {
    label: { en: 'Closed on some weekdays of the month', ja: '月に何度か休む曜日' },
    row: { en: 'Day', ja: '定休日' },
    help: { en: 'For example the third Wednesday.', ja: '例：第3水曜日' },
    maxRows: 7,
  },
  [
    {
      name: 'weekday',
      type: 'select',
      label: { en: 'Weekday', ja: '曜日' },
      required: true,
      options: WEEKDAYS.map((value) => ({ value, label: DAY_WORDS[value] })),
    },
    {
      name: 'nth',
      type: 'select',
      hasMany: true,
      label: { en: 'Which of the month', ja: '第何' },
      required: true,
      options: ['1st', '2nd', '3rd', '4th', '5th'].map((en, index) => ({
        value: `${index + 1}`,
        label: { en, ja: `第${index + 1}` },
      })),
    },
  ],
)

/** When a restaurant is open; from this its page says whether it is open now. */
export const openingHours: GroupField = group(
  'openingHours',
  { en: 'Opening hours', ja: '営業時間' },
  [
    sessions,
    days('closedDays', { en: 'Closed every week on', ja: '定休日' }, CLOSING_DAYS),
    closedNth,
    {
      name: 'closedDayOnHoliday',
      type: 'select',
      label: {
        en: 'When a closing day is a public holiday',
        ja: '定休日が祝日と重なったとき',
      },
      defaultValue: 'closed',
      options: HOLIDAY_RULES.map((value) => ({ value, label: HOLIDAY_WORDS[value] })),
    },
    formPlace('closuresLink', CLOSURES_OF_RESTAURANT),
  ],
  {
    en: 'From these the page tells whether the restaurant is open now. Japan’s public holidays are known.',
    ja: 'この内容から、ページに「営業中」などを表示します。日本の祝日は自動で判定されます。',
  },
)
