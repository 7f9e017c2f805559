import type { DemoFacts } from '../../../facts-shape.ts'
import { picture } from '../../../picture.ts'

export const ondaFacts: DemoFacts = {
  postalCode: '000-0000',
  region: { en: 'Kanagawa', jp: '神奈川県' },
  locality: { en: 'Naka-ku, Yokohama', jp: '横浜市中区' },
  street: { en: '0-3 Kakufuto', jp: '架空埠頭0-3' },
  geo: { latitude: 35.452, longitude: 139.6425 },
  stations: [
    {
      name: {
        en: 'Kakufuto Station (Imaginary Harbour Line), exit 0',
        jp: '架空港線 架空埠頭駅 0番出口',
      },
      minutesOnFoot: 6,
    },
    {
      name: { en: 'Kakusan Station (Imaginary Subway)', jp: '架空地下鉄 架空山下駅' },
      minutesOnFoot: 12,
    },
  ],
  directions: {
    en: 'Walk towards the masts. We are the third arch of the brick warehouse, on the water side.',
    jp: '帆柱の見えるほうへ。煉瓦倉庫の海側、三つ目のアーチが入口です。',
  },
  drawnMap: picture('onda-map', {
    en: 'Drawn map: from the station towards the masts, then along the water side of the brick warehouse to its third arch.',
    jp: '手描きの地図。駅から帆柱のほうへ進み、煉瓦倉庫の海側に沿って行くと、三つ目のアーチが店の入口。',
  }),
  parking: 'nearby',
  stepFree: ['entrance', 'toilet'],
  seats: 64,
  privateRooms: 1,
  seatsRemarks: {
    en: '48 inside, 16 on the terrace; the room is for eight to twelve.',
    jp: '店内48席、テラス16席。個室は8〜12名様。',
  },
  children: ['welcome', 'highChairs', 'childrensMenu', 'strollers'],
  bookingLink: 'https://booking.example.jp/namiori/onda',
  website: 'https://onda.namiori.example.jp/',
  lunchFrom: 2000,
  lunchTo: 3500,
  dinnerFrom: 6000,
  dinnerTo: 9000,
  tableCharge: 500,
  tableChargeRemarks: {
    en: 'At dinner, for bread and oil.',
    jp: 'ディナーのみ。パンとオリーブ油をお出しします。',
  },
  payment: ['cash', 'cards', 'codes', 'transitCards', 'eMoney'],
  smoking: 'none',
  smokingRemarks: { en: 'The terrace too.', jp: 'テラス席も禁煙です。' },
  dress: {
    en: 'As you like; the terrace is cool after dark.',
    jp: '自由です。夜のテラスは冷えますので、羽織るものをお持ちください。',
  },
  cancellation: {
    en: 'Please tell us the day before. On the day we charge half of a set menu.',
    jp: '前日までにお知らせください。当日の取り消しは、コース料金の半額をいただきます。',
  },
}
