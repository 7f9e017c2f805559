import type { DemoFacts } from '../../../facts-shape.ts'
import { picture } from '../../../picture.ts'

export const yoriaiFacts: DemoFacts = {
  postalCode: '000-0000',
  region: { en: 'Kanagawa', jp: '神奈川県' },
  locality: { en: 'Yokosuka', jp: '横須賀市' },
  street: { en: '0-5 Kakucho', jp: '架空町0-5' },
  geo: { latitude: 35.28, longitude: 139.67 },
  stations: [
    {
      name: { en: 'Kakucho Station (Imaginary Electric Railway)', jp: '架空電鉄 架空町駅' },
      minutesOnFoot: 3,
    },
  ],
  directions: {
    en: 'From the ticket gate down the steps, second alley on the right. The plum-coloured lantern is ours.',
    jp: '改札を出て階段を下り、右手二本目の路地へ。梅色の提灯が目印です。',
  },
  drawnMap: picture('yoriai-map', {
    en: 'Drawn map: from the station down the steps, past one alley, right into the second, to the plum-coloured lantern.',
    jp: '手描きの地図。駅から階段を下り、一本目の路地を過ぎて二本目を右に曲がると、梅色の提灯の店に着く。',
  }),
  parking: 'none',
  parkingRemarks: {
    en: 'Please come by train; you will want the beer.',
    jp: 'ビールをおいしく飲めるよう、どうぞ電車で。',
  },
  seats: 28,
  privateRooms: 1,
  seatsRemarks: {
    en: 'Twelve at the counter; upstairs 16, also as one room for a party.',
    jp: 'カウンター12席。2階の16席は、ご宴会の個室にもなります。',
  },
  childrenRemarks: { en: 'Upstairs, until eight in the evening.', jp: '2階で、夜8時まで。' },
  dinnerFrom: 3000,
  dinnerTo: 4500,
  tableCharge: 350,
  tableChargeRemarks: { en: 'Today’s small dish.', jp: 'お通しは日替わりの小鉢です。' },
  payment: ['cash', 'cards', 'codes', 'transitCards'],
  paymentRemarks: {
    en: 'One bill for each table, please.',
    jp: 'お会計はテーブルごとにお願いします。',
  },
  smoking: 'smokingRoom',
  cancellation: {
    en: 'For parties of eight or more, by the day before.',
    jp: '8名様以上は、前日までにお知らせください。',
  },
}
