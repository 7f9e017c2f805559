import type { restaurantFacts as english } from '../en/restaurant-facts.ts'

const MEALS = { lunch: 'ランチ', dinner: 'ディナー' } as const

function soon(leadDays: number): string {
  if (leadDays > 2) return 'より早い日'
  return leadDays === 2 ? '当日・翌日' : '当日'
}

export const restaurantFacts: typeof english = {
  title: 'ご利用案内',
  atLunch: (range) => `昼 ${range}`,
  atDinner: (range) => `夜 ${range}`,
  fromStation: (minutes) => `駅から${minutes}分`,
  fromBusStop: (minutes) => `バス停から${minutes}分`,
  dishes: 'お品書きより',
  table: (restaurant) => `${restaurant}のお席`,
  reserveNote: 'お店からのお返事をもって、ご予約の確定といたします。',
  soonByTelephone: (leadDays) => ({
    before: `${soon(leadDays)}はお電話（`,
    after: '）でどうぞ。',
  }),
  allByTelephone: { before: 'お席のご予約は、お電話（', after: '）でのみ承ります。' },
  reserveByTelephone: 'お席のご予約は、お電話でのみ承ります。',
  privateRoom: (least, most) => `個室を予約する（${least < most ? `${least}〜` : ''}${most}名様）`,
  privateRoomShort: '個室のご予約',
  privateRoomNote:
    '個室は、お店からのお返事をもって確定といたします。お席はご予約なしで、ご来店順です。',
  callNow: '電話で空席を聞く',
  callUs: '電話をかける',
  reserveShort: 'お席のご予約',
  howMany: '何名様でお越しですか',
  pressSeat: '席を押して選べます',
  largerParty: { before: '9名様以上はお電話（', after: '）で' },
  tableFor: (people) => `${people}名様のお席`,
  groups: {
    gettingHere: '交通・道順',
    tables: 'お席',
    payment: 'ご予算・お支払い',
    rules: 'お願い',
  },
  stations: '最寄り駅',
  stationsAndStops: '最寄りの駅・バス停',
  onFoot: (minutes) => ` 徒歩${minutes}分`,
  directions: '道順',
  parking: '駐車場',
  parkingChoices: { own: '専用駐車場あり', nearby: '近くに有料駐車場あり', none: 'なし' },
  stepFree: 'バリアフリー',
  stepFreeChoices: { entrance: '入口に段差なし', toilet: '車椅子で使えるお手洗い' },
  seats: '席数',
  seatCount: (seats) => `${seats}席`,
  privateRooms: (rooms) => (rooms === 0 ? '個室なし' : `個室${rooms}室`),
  hasPrivateRooms: '個室',
  children: 'お子様連れ',
  childrenChoices: {
    welcome: '歓迎',
    highChairs: '子ども用の椅子',
    childrensMenu: 'お子様メニュー',
    strollers: 'ベビーカーのまま入店可',
  },
  childrenWelcome: 'お子様連れ歓迎',
  booking: 'ネット予約',
  bookingLink: '空席を見る',
  website: '公式サイト',
  lunch: '昼のご予算（1名様）',
  dinner: '夜のご予算（1名様）',
  range: (from, to) => {
    if (to === undefined) return `${from}円〜`
    return from === to ? `${to}円` : `${from ?? ''}〜${to}円`
  },
  tableCharge: 'お通し・席料',
  tableChargeEach: (yen) => `1名様 ${yen}円`,
  noTableCharge: 'なし',
  payment: 'お支払い方法',
  paymentChoices: {
    cash: '現金',
    cards: 'クレジットカード',
    codes: 'QRコード決済',
    transitCards: '交通系IC',
    eMoney: '電子マネー',
  },
  smoking: '喫煙',
  smokingChoices: {
    none: '全席禁煙',
    smokingRoom: '喫煙専用室あり（20歳未満は入室不可）',
    heatedTobaccoRoom: '加熱式たばこ専用喫煙室あり（20歳未満は入室不可）',
    smokingAllowed: '喫煙可能店（20歳未満は入店不可）',
    smokingPurpose: '喫煙目的店（20歳未満は入店不可）',
  },
  dress: '服装',
  cancellation: 'キャンセル',
  between: '・',
  fullOn: (days) =>
    `満席：${days.map(({ date, meals }) => [date, ...meals.map((meal) => MEALS[meal])].join(' ')).join('、')}`,
  previousPicture: '前の写真',
  nextPicture: '次の写真',
}
