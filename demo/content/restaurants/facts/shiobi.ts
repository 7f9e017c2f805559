import type { DemoFacts } from '../../../facts-shape.ts'
import { picture } from '../../../picture.ts'

export const shiobiFacts: DemoFacts = {
  postalCode: '000-0000',
  region: { en: 'Kanagawa', jp: '神奈川県' },
  locality: { en: 'Zushi', jp: '逗子市' },
  street: { en: '0-1 Kakuhama', jp: '架空浜0-1' },
  geo: { latitude: 35.2895, longitude: 139.5725 },
  stations: [
    {
      name: {
        en: 'Kakuhama Station (Imaginary Coast Railway), sea exit',
        jp: '架空海岸鉄道 架空浜駅 海側出口',
      },
      minutesOnFoot: 4,
    },
    {
      name: { en: 'Kaku-Zushi Station (Imaginary Line)', jp: '架空線 架空逗子駅' },
      minutesOnFoot: 14,
    },
  ],
  directions: {
    en: 'Leave by the sea exit and follow the smell of salt. Past the post office, left at the last pine; our lantern is lit from five.',
    jp: '海側出口を出て、潮の香りのするほうへ。郵便局を過ぎ、最後の松を左に曲がります。夕方5時には提灯がともります。',
  },
  drawnMap: picture('shiobi-map', {
    en: 'Drawn map: from the station past the post office to the shore, then left at the pine to the restaurant.',
    jp: '手描きの地図。駅から郵便局の前を通って海辺へ出て、松を左に曲がると店に着く。',
  }),
  parking: 'nearby',
  parkingRemarks: {
    en: 'The beach car park is two minutes away.',
    jp: '浜の駐車場まで歩いて2分です。',
  },
  stepFree: ['entrance'],
  stepFreeRemarks: {
    en: 'The toilet is up one step of 12 cm.',
    jp: 'お手洗いには12cmの段差が1段あります。',
  },
  seats: 26,
  privateRooms: 0,
  seatsRemarks: {
    en: '14 at the counter, three tables for four.',
    jp: 'カウンター14席、4人掛けのテーブル3卓。',
  },
  children: ['welcome', 'highChairs'],
  childrenRemarks: {
    en: 'Small children until seven in the evening.',
    jp: '小さなお子様は夜7時まで。',
  },
  bookingLink: 'https://booking.example.jp/namiori/shiobi',
  dinnerFrom: 5000,
  dinnerTo: 8000,
  tableCharge: 400,
  tableChargeRemarks: { en: 'A small dish comes with it.', jp: '小鉢がひとつつきます。' },
  payment: ['cash', 'cards', 'codes', 'transitCards'],
  smoking: 'none',
  smokingRemarks: {
    en: 'The only smoke is the charcoal’s.',
    jp: '煙は、炭火のものだけです。',
  },
  dress: {
    en: 'As you are; sit away from the grill in something pale.',
    jp: '普段着でどうぞ。淡い色のお召し物の日は、焼き台から離れたお席へ。',
  },
  cancellation: {
    en: 'Please tell us by noon the day before. After that a set menu is charged in full.',
    jp: '前日の正午までにお電話ください。それ以降は、コース料金の全額をいただきます。',
  },
}
