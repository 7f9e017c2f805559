import type { allergens as english } from '../en/allergens.ts'

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const

/** What a menu says of allergens and diets, in Japanese; the card for the kitchen always uses these. */
export const allergens: typeof english = {
  dish: {
    contains: (names, hasAlcohol) => `${names.join('・')}${hasAlcohol ? '・アルコール' : ''}を含む`,
    containsAlcohol: 'アルコールを含む',
    none: (listed) => `${listed}品目のアレルゲンは使用していません`,
    silent: (listed) => `アレルギー表示のない品には、${listed}品目を使用していません。`,
    unknown: (names) => `${names.join('・')}は未確認です。店舗にお尋ねください`,
    notStated: 'アレルギー情報は店舗にお尋ねください',
    soldOutToday: '本日売り切れ',
    soldOut: '売り切れ',
    marks: {
      vegetarian: 'ベジタリアン',
      vegan: 'ヴィーガン',
      halal: 'ハラール対応',
      rawFish: '生の魚介',
      alcohol: 'アルコール',
    },
  },
  choices: {
    title: 'アレルギーと食事の制限',
    lead: '食べられないものを除いて表示',
    required: '次のものを含む品を除く（特定原材料）',
    recommended: '次のものを含む品を除く（準ずるもの）',
    cautions: 'そのほかに除くもの',
    diets: '次に合う品だけを表示',
    shown: (all) => [`${all}品のうち、`, '品を表示しています。そのうち未確認は、', '品です。'],
    unknown: '「お尋ねください」とある品は残しています。店舗にお尋ねください。',
    kitchen:
      'すべての品を同じ厨房でつくるため、ほかの食材が微量に混ざることがあります。アレルギーのある方は、ご注文の前にお知らせください。',
    card: '厨房に見せるカード',
    clear: 'すべて解除',
  },
  alcohol: '20歳未満の方と、お車などを運転される方には、お酒をお出ししません。',
  card: {
    title: '厨房の方へ',
    cannot: '食べられないもの・飲めないもの',
    diet: '食事の制限',
    diets: {
      vegetarian: 'ベジタリアン：肉と魚を食べません',
      vegan: 'ヴィーガン：肉・魚・卵・乳製品・はちみつを食べません',
      halal: 'ハラール：豚肉とアルコールを口にしません',
    },
    request: 'だしや調味料に入っているものも避けています。食べられる料理を教えてください。',
    list: (date, listed) =>
      `アレルゲンは、${new Date(date).toLocaleDateString('ja', LONG)}に決まった${listed}品目のなかから選べます`,
    close: '閉じる',
  },
}
