import type {
  CHILDREN,
  PARKING,
  PAYMENT,
  SMOKING,
  STEP_FREE,
} from '@noren/contract/resources/restaurant-facts'
import type { Words } from '../../base/words.ts'

type WordsOf<Choices extends readonly string[]> = { [Choice in Choices[number]]: Words }

/** What the choices among a restaurant's facts are called at the desk. */
export const PAYMENT_WORDS: WordsOf<typeof PAYMENT> = {
  cash: { en: 'Cash', ja: '現金' },
  cards: { en: 'Credit cards', ja: 'クレジットカード' },
  codes: { en: 'QR code payment', ja: 'QRコード決済' },
  transitCards: { en: 'Transport IC cards (Suica …)', ja: '交通系IC（Suicaなど）' },
  eMoney: { en: 'Other e-money (iD, Edy …)', ja: 'そのほかの電子マネー（iD・Edyなど）' },
}

export const CHILDREN_WORDS: WordsOf<typeof CHILDREN> = {
  welcome: { en: 'Children are welcome', ja: 'お子様連れ歓迎' },
  highChairs: { en: 'High chairs', ja: '子ども用の椅子' },
  childrensMenu: { en: 'Children’s menu', ja: 'お子様メニュー' },
  strollers: { en: 'Pushchairs can come in', ja: 'ベビーカーのまま入店可' },
}

export const STEP_FREE_WORDS: WordsOf<typeof STEP_FREE> = {
  entrance: { en: 'Entrance without a step', ja: '入口に段差なし' },
  toilet: { en: 'Toilet for wheelchair users', ja: '車椅子で使えるトイレ' },
}

export const PARKING_WORDS: WordsOf<typeof PARKING> = {
  own: { en: 'Own car park', ja: '専用駐車場あり' },
  nearby: { en: 'Paid car parks nearby', ja: '近くに有料駐車場' },
  none: { en: 'None', ja: 'なし' },
}

export const SMOKING_WORDS: WordsOf<typeof SMOKING> = {
  none: { en: 'No smoking', ja: '全席禁煙' },
  smokingRoom: { en: 'Smoking room, nothing is served there', ja: '喫煙専用室あり' },
  heatedTobaccoRoom: { en: 'Heated tobacco room', ja: '加熱式たばこ専用喫煙室あり' },
  smokingAllowed: { en: 'Smoking allowed (small, older houses)', ja: '喫煙可能店' },
  smokingPurpose: { en: 'A place for smoking (bars)', ja: '喫煙目的店' },
}
