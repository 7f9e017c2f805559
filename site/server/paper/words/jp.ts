import type { PaperKind } from '@noren/contract/paper/paper-path'
import { allergens } from '#src/language/bundle/jp/allergens.ts'
import type { paperWords as source } from './en.ts'

const sheets: { readonly [K in PaperKind]: string } = {
  menu: 'お品書き',
  card: '卓上カード',
  allergens: 'アレルゲン表',
  notice: 'お知らせ',
}

export const paperWords: typeof source = {
  titles: {
    same: '印刷したときのままです',
    changed: '変わったところがあります',
    untold: '変更の有無を確認できません',
    unknown: 'この印刷物は確認できません',
    closed: 'このお店は閉店いたしました',
    gone: 'このお店の掲載は終了しました',
  },
  number: (seq) => `第${seq}号`,
  sheet: (kind, seq, day) =>
    day === null
      ? `お手元の${sheets[kind]}は、第${seq}号です。`
      : `お手元の${sheets[kind]}は、${day}に公開した第${seq}号です。`,
  texts: {
    same: 'その後、内容に変わりはございません。',
    untold: 'この番号の記録が残っておりません。お店のページの内容をご確認ください。',
    unknown:
      'このサイトから印刷されたものではないようです。アドレスを入力された場合は、もう一度お確かめください。',
    closed: '恐れ入りますが、印刷物の内容は現在のものではございません。',
    gone: '恐れ入りますが、印刷物の内容は現在のものではございません。',
  },
  away: {
    moved: 'お店は移転いたしました。新しい場所は、お店のページでご案内しています。',
    paused: 'お店はただいま休業しております。期間は、お店のページでご案内しています。',
  },
  dishes: (count) => `変わった品（${count}品）：現在の内容`,
  terms: 'メニューのご案内とお通し・席料（現在の内容）',
  noCharge: '現在、お通し・席料の記載はございません。',
  left: 'お品書きから外れた品',
  closures: '現在の休業・営業時間の変更',
  notes: {
    hours: '通常の営業時間・定休日が変更になっております。',
  },
  takenBack: '取りやめになった休業・営業時間の変更',
  days: (first, last) => (first === last ? first : `${first}〜${last}`),
  priced: (label, price) => `${label} ${price}`,
  allergens: allergens.dish,
  today: {
    menu: '本日のお品書きを見る',
    card: '本日のお品書きを見る',
    allergens: '本日のお品書きとアレルゲンを見る',
    notice: '現在の営業時間と場所を見る',
  },
  restaurant: 'お店のページを見る',
  restaurants: 'お店の一覧を見る',
  home: 'ホーム',
}
