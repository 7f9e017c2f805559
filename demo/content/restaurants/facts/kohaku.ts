import type { DemoFacts } from '../../../facts-shape.ts'
import { picture } from '../../../picture.ts'

export const kohakuFacts: DemoFacts = {
  postalCode: '000-0000',
  region: { en: 'Kanagawa', jp: '神奈川県' },
  locality: { en: 'Kamakura', jp: '鎌倉市' },
  street: { en: '0-4 Kakukoji', jp: '架空小路0-4' },
  geo: { latitude: 35.3195, longitude: 139.553 },
  stations: [
    {
      name: { en: 'Kakukoji Station (Imaginary Electric Railway)', jp: '架空電鉄 架空小路駅' },
      minutesOnFoot: 5,
    },
  ],
  directions: {
    en: 'Turn into the bamboo lane at the stone lantern. The lane looks private. It is not.',
    jp: '石灯籠の角から、竹の小道へ。私道のように見えますが、どうぞそのままお進みください。',
  },
  drawnMap: picture('kohaku-map', {
    en: 'Drawn map: from the station along the street to the stone lantern, then left into the bamboo lane to the coffee house.',
    jp: '手描きの地図。駅前の通りを石灯籠まで進み、左の竹の小道へ入ると、奥に店がある。',
  }),
  parking: 'none',
  seats: 22,
  seatsRemarks: { en: 'Six at the counter, four booths.', jp: 'カウンター6席、ボックス席4卓。' },
  children: ['welcome'],
  childrenRemarks: {
    en: 'The lane is too narrow for pushchairs.',
    jp: '小道が狭く、ベビーカーは通れません。',
  },
  lunchFrom: 700,
  lunchTo: 2000,
  payment: ['cash'],
  paymentRemarks: { en: 'Cash only, as in 1968.', jp: '1968年から、現金のみです。' },
  smoking: 'heatedTobaccoRoom',
  smokingRemarks: { en: 'Three seats at the back.', jp: '奥に3席。' },
}
