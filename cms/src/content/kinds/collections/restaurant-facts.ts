import {
  type CHILDREN,
  type PARKING,
  type PAYMENT,
  type SMOKING,
  STATIONS,
  type STEP_FREE,
} from '@noren/contract/resources/restaurant-facts'
import type { CollapsibleField, Field, GroupField, RowField } from 'payload'
import type { Words } from '../../../base/words.ts'
import { picture } from '../../library/media/picture-fields.ts'
import { choice } from '../../model/fields/choice.ts'
import { group, list } from '../../model/fields/layout.ts'
import { coordinates, webAddress } from '../../model/fields/links.ts'
import { notCopied } from '../../model/fields/not-copied.ts'
import { count, yen, yenRange } from '../../model/fields/numbers.ts'
import { line, paragraphs } from '../../model/fields/text.ts'

/** Fields that stay closed until staff open them. */
function closed(label: Words, fields: Field[]): CollapsibleField {
  const admin = {
    initCollapsed: true,
    components: { Label: '/src/base/ui/linked-field.tsx#FoldLabel' },
  }
  return { type: 'collapsible', label, fields, admin }
}

function row(...fields: Field[]): RowField {
  return { type: 'row', fields }
}

type Choices<Values extends readonly string[]> = { readonly [Value in Values[number]]: Words }

const SEVERAL = { hasMany: true } as const

const PAYMENT_CHOICES: Choices<typeof PAYMENT> = {
  cash: { en: 'Cash', ja: '現金' },
  cards: { en: 'Credit cards', ja: 'クレジットカード' },
  codes: { en: 'QR code payment', ja: 'QRコード決済' },
  transitCards: { en: 'Transport IC cards (Suica …)', ja: '交通系IC（Suicaなど）' },
  eMoney: { en: 'Other e-money (iD, Edy …)', ja: 'そのほかの電子マネー（iD・Edyなど）' },
}

const CHILDREN_CHOICES: Choices<typeof CHILDREN> = {
  welcome: { en: 'Children are welcome', ja: 'お子様連れ歓迎' },
  highChairs: { en: 'High chairs', ja: '子ども用の椅子' },
  childrensMenu: { en: 'Children’s menu', ja: 'お子様メニュー' },
  strollers: { en: 'Pushchairs can come in', ja: 'ベビーカーのまま入店可' },
}

const STEP_FREE_CHOICES: Choices<typeof STEP_FREE> = {
  entrance: { en: 'Entrance without a step', ja: '入口に段差なし' },
  toilet: { en: 'Toilet for wheelchair users', ja: '車椅子で使えるトイレ' },
}

const PARKING_CHOICES: Choices<typeof PARKING> = {
  own: { en: 'Own car park', ja: '専用駐車場あり' },
  nearby: { en: 'Paid car parks nearby', ja: '近くに有料駐車場' },
  none: { en: 'None', ja: 'なし' },
}

const SMOKING_CHOICES: Choices<typeof SMOKING> = {
  none: { en: 'No smoking', ja: '全席禁煙' },
  smokingRoom: { en: 'Smoking room, nothing is served there', ja: '喫煙専用室あり' },
  heatedTobaccoRoom: { en: 'Heated tobacco room', ja: '加熱式たばこ専用喫煙室あり' },
  smokingAllowed: { en: 'Smoking allowed (small, older restaurants)', ja: '喫煙可能店' },
  smokingPurpose: { en: 'A place for smoking (bars)', ja: '喫煙目的店' },
}

/** A line for what no choice covers. */
function remarks(name: string, help: Words) {
  return line(name, { label: { en: 'Remarks', ja: '補足' }, help })
}

const stations = list(
  'stations',
  {
    label: { en: 'Stations and stops', ja: '駅・バス停' },
    row: { en: 'Station or stop', ja: '駅・バス停' },
    help: { en: 'Up to three, the nearest first.', ja: '近い順に3つまで。' },
    maxRows: STATIONS,
  },
  [
    line('name', {
      label: { en: 'Line and station or stop', ja: '路線と駅・停留所' },
      help: {
        en: 'For example "Tokyo Station (JR Yamanote Line), Marunouchi north exit". Of a bus stop write that it is one.',
        ja: '例：「JR山手線 東京駅 丸の内北口」。バス停は「〇〇バス」から書いてください。',
      },
      required: true,
    }),
    count('minutesOnFoot', {
      label: { en: 'Minutes on foot', ja: '徒歩（分）' },
      help: { en: '80 metres are a minute.', ja: '80メートルを1分として数えます。' },
      max: 120,
    }),
  ],
)

const gettingHere = closed(
  { en: 'Getting here', ja: 'アクセス' },
  notCopied([
    stations,
    paragraphs('directions', {
      label: { en: 'The way in words', ja: '道順' },
      help: {
        en: 'For example "Leave by the east exit, walk towards the sea, turn left at the post office".',
        ja: '例：「東口を出て海のほうへ。郵便局の角を左に曲がります」',
      },
    }),
    picture('drawnMap', {
      label: { en: 'Your own map', ja: '手描きの地図' },
      place: 'half',
      help: {
        en: 'A drawn map, shown below the embedded one and printed.',
        ja: '埋め込みの地図の下に表示され、印刷もされます。',
      },
    }),
    choice('parking', { en: 'Parking', ja: '駐車場' }, PARKING_CHOICES),
    remarks('parkingRemarks', {
      en: 'For example "Two cars; please book with your table".',
      ja: '例：「2台。ご予約の際にお知らせください」',
    }),
    choice('stepFree', { en: 'Step-free', ja: 'バリアフリー' }, STEP_FREE_CHOICES, SEVERAL),
    remarks('stepFreeRemarks', {
      en: 'For example "One step of 12 cm at the door; we have a ramp".',
      ja: '例：「入口に12cmの段差が1段。スロープをお出しします」',
    }),
  ]),
)

const seats = closed({ en: 'Seats and reservations', ja: 'お席・ご予約' }, [
  row(
    count('seats', { label: { en: 'Seats', ja: '席数' } }),
    count('privateRooms', {
      label: { en: 'Private rooms', ja: '個室（室）' },
      help: { en: '0 when there are none.', ja: 'ない場合は 0' },
      max: 100,
    }),
  ),
  remarks('seatsRemarks', {
    en: 'For example "14 at the counter, three tables".',
    ja: '例：「カウンター14席、テーブル3卓」',
  }),
  choice('children', { en: 'Children', ja: 'お子様連れ' }, CHILDREN_CHOICES, SEVERAL),
  remarks('childrenRemarks', {
    en: 'For example "Until seven in the evening".',
    ja: '例：「夜7時まで」',
  }),
  ...notCopied([
    webAddress('bookingLink', { en: 'Where a table is booked online', ja: 'ネット予約のページ' }),
    webAddress('website', { en: 'Its own website', ja: '店の公式サイト' }),
  ]),
])

const payment = closed({ en: 'Budget and payment', ja: 'ご予算・お支払い' }, [
  row(
    ...yenRange('lunch', {
      from: { en: 'Lunch for one, from (yen)', ja: '昼の予算 下限（円）' },
      to: { en: 'Lunch for one, up to (yen)', ja: '昼の予算 上限（円）' },
    }),
  ),
  row(
    ...yenRange('dinner', {
      from: { en: 'Dinner for one, from (yen)', ja: '夜の予算 下限（円）' },
      to: { en: 'Dinner for one, up to (yen)', ja: '夜の予算 上限（円）' },
    }),
  ),
  yen('tableCharge', {
    label: { en: 'Table charge for one, in yen', ja: 'お通し・席料（1名・税込み・円）' },
    help: { en: '0 when there is none.', ja: 'いただかない場合は 0' },
  }),
  remarks('tableChargeRemarks', {
    en: 'For example "With a small dish, from 17:00".',
    ja: '例：「17時から。小鉢がつきます」',
  }),
  choice('payment', { en: 'Payment', ja: 'お支払い方法' }, PAYMENT_CHOICES, SEVERAL),
  remarks('paymentRemarks', {
    en: 'For example "Cash only at lunch".',
    ja: '例：「昼は現金のみ」',
  }),
])

const rules = closed({ en: 'House rules', ja: 'お願い' }, [
  choice('smoking', { en: 'Smoking', ja: '喫煙' }, SMOKING_CHOICES),
  remarks('smokingRemarks', {
    en: 'For example "There is an ashtray outside".',
    ja: '例：「店の外に灰皿があります」',
  }),
  line('dress', {
    label: { en: 'What to wear', ja: '服装' },
    help: {
      en: 'For example "As you are; shoes come off at the door".',
      ja: '例：「普段着でどうぞ。玄関で靴を脱いでいただきます」',
    },
  }),
  paragraphs('cancellation', {
    label: { en: 'Cancelling', ja: 'キャンセル' },
    help: {
      en: 'By when, and what it costs after that.',
      ja: 'いつまでに連絡が必要か、過ぎた場合の料金など。',
    },
  }),
])

const searchEngines = closed(
  { en: 'For search engines and maps', ja: '検索エンジン・地図用' },
  notCopied([
    line('postalCode', {
      label: { en: 'Postal code', ja: '郵便番号' },
      help: { en: 'For example 249-0000', ja: '例：249-0000' },
      localized: false,
    }),
    line('region', {
      label: { en: 'Prefecture', ja: '都道府県' },
      help: { en: 'For example Kyoto', ja: '例：京都府' },
    }),
    line('locality', {
      label: { en: 'Town', ja: '市区町村' },
      help: { en: 'For example Uji', ja: '例：宇治市' },
    }),
    line('street', {
      label: { en: 'District, block and building', ja: '町名・番地・建物' },
      help: {
        en: 'What follows in the address after the town.',
        ja: '住所のうち、市区町村より後の部分。',
      },
    }),
    coordinates,
  ]),
)

/** What guests want to know before they come; all of it is optional. */
export const restaurantFacts: GroupField = group(
  'facts',
  { en: 'Good to know', ja: 'ご利用案内' },
  [gettingHere, seats, payment, rules, searchEngines],
  {
    en: 'All optional. The page shows what is filled in, and search engines read it.',
    ja: 'すべて任意です。入力したものだけがページに表示され、検索エンジンにも伝わります。',
  },
)
