import type { DemoFacts } from '../../../facts-shape.ts'
import { picture } from '../../../picture.ts'

export const tateitoFacts: DemoFacts = {
  postalCode: '000-0000',
  region: { en: 'Kanagawa', jp: '神奈川県' },
  locality: { en: 'Hakone, Ashigarashimo', jp: '足柄下郡箱根町' },
  street: { en: '0-2 Kakudani', jp: '架空谷0-2' },
  geo: { latitude: 35.245, longitude: 139.051 },
  stations: [
    {
      name: {
        en: 'Kakudani Station (Imaginary Mountain Railway)',
        jp: '架空登山鉄道 架空谷駅',
      },
      minutesOnFoot: 9,
    },
  ],
  directions: {
    en: 'Cross the red bridge below the station and take the path up through the cedars. Where the path forks, keep to the mill wheel.',
    jp: '駅の下の赤い橋を渡り、杉木立の道を上ります。道が分かれたら、水車のあるほうへ。',
  },
  drawnMap: picture('tateito-map', {
    en: 'Drawn map: from the mountain station over the red bridge, up through the cedars to the restaurant.',
    jp: '手描きの地図。山の駅から赤い橋を渡り、杉木立の道を上ると店に着く。',
  }),
  parking: 'own',
  parkingRemarks: {
    en: 'Six cars. The road is icy from December to March.',
    jp: '6台。12月から3月は道が凍ります。',
  },
  seats: 32,
  privateRooms: 1,
  seatsRemarks: {
    en: 'Twelve on chairs, 20 on tatami; the room is for four to six.',
    jp: '椅子席12席、座敷20席。個室は4〜6名様。',
  },
  children: ['welcome', 'childrensMenu'],
  lunchFrom: 1500,
  lunchTo: 3500,
  tableCharge: 0,
  payment: ['cash', 'codes'],
  paymentRemarks: {
    en: 'No cards: the valley has little signal.',
    jp: 'カードは使えません。谷のため、電波が弱いからです。',
  },
  smoking: 'none',
  dress: {
    en: 'Shoes come off at the tatami room.',
    jp: '座敷では靴を脱いでいただきます。',
  },
  cancellation: {
    en: 'We take bookings for the private room only. A call in the morning is enough.',
    jp: 'ご予約は個室だけ承ります。取り消しは、当日の朝までにお電話ください。',
  },
}
