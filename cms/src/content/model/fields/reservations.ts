import {
  DEFAULT_RESERVATIONS,
  RESERVATION_LIMITS,
  SLOT_MINUTES,
} from '@noren/contract/reservation/reservations'
import type { Condition, GroupField, NumberField } from 'payload'
import type { Words } from '../../../base/words.ts'
import { group } from './layout.ts'

/** These fields do not apply where guests must phone for a table. */
const overTheSite: Condition = (_, { telephoneOnly }) => !telephoneOnly

/** A whole number; an empty field means the default. */
function number(name: keyof typeof RESERVATION_LIMITS, label: Words, help?: Words): NumberField {
  const [min, max] = RESERVATION_LIMITS[name]
  const usual = DEFAULT_RESERVATIONS[name]
  return {
    name,
    type: 'number',
    label,
    min,
    max,
    admin: {
      step: 1,
      ...(usual !== undefined && { placeholder: String(usual) }),
      condition: overTheSite,
      ...(help && { description: help }),
    },
  }
}

/** How a restaurant takes requests for tables on the contact page. */
export const reservations: GroupField = group(
  'reservations',
  { en: 'Requests for tables', ja: 'お席のお申し込み' },
  [
    {
      name: 'telephoneOnly',
      type: 'checkbox',
      label: { en: 'Tables by phone only', ja: 'ご予約は電話のみで受け付ける' },
      admin: {
        description: {
          en: 'The contact page then offers no day and time, and asks guests to call. They can still write.',
          ja: 'お問い合わせページに日にちと時間を出さず、電話でのご予約をご案内します。お問い合わせは引き続き届きます。',
        },
      },
    },
    number(
      'privateRoomFrom',
      {
        en: 'Only a private room is booked, from (people)',
        ja: '個室だけ予約を受ける（何名から）',
      },
      {
        en: 'The button then books the private room, for so many to the largest party, and the page says that tables are not booked. Leave it empty where tables are booked.',
        ja: 'ボタンが個室の予約になり（この人数から最大人数まで）、そのほかのお席は「ご予約なし・ご来店順」とご案内します。お席の予約を受ける店舗では、空欄のままにします。',
      },
    ),
    number('largestParty', {
      en: 'Largest party (people)',
      ja: 'お受けする最大人数（名）',
    }),
    number(
      'leadDays',
      { en: 'First day offered (days from today)', ja: '何日後からお受けするか（日）' },
      {
        en: 'With 2, guests call for today and tomorrow; with 0 they may ask for today.',
        ja: '2なら本日と明日は電話で承ります。0なら当日も申し込めます。',
      },
    ),
    number('daysAhead', {
      en: 'Last day offered (days from today)',
      ja: '何日先までお受けするか（日）',
    }),
    {
      name: 'slotMinutes',
      type: 'select',
      label: { en: 'A time to choose every', ja: '時間の間隔' },
      admin: { condition: overTheSite },
      options: SLOT_MINUTES.map((minutes) => ({
        value: `${minutes}`,
        label: { en: `${minutes} minutes`, ja: `${minutes}分` },
      })),
    },
    number(
      'lastSeatingMinutes',
      { en: 'Last guests before closing (minutes)', ja: '閉店の何分前までお迎えするか（分）' },
      {
        en: 'Only where a time of service has no last order: else the last order decides.',
        ja: 'ラストオーダーのない営業時間帯にだけ使います。あるときは、その時刻までです。',
      },
    ),
  ],
  {
    en: 'Guests ask for a table on the contact page, at the times the opening hours above allow. You confirm each request. Left empty, the grey numbers hold.',
    ja: '上の営業時間に合わせて、お問い合わせページからお席をお申し込みいただけます。店舗からの連絡で確定します。空欄の項目には、薄い字の数が使われます。',
  },
)
