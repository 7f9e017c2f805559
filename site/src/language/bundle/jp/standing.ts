import type { standing as english } from '../en/standing.ts'

/** What a restaurant that moves, pauses or closes for good says, in Japanese. */
export const standing: typeof english = {
  moves: {
    announced: {
      title: '移転のお知らせ',
      text: (from) => `${from}より、次の場所へ移転いたします。`,
    },
    begun: {
      title: '移転いたしました',
      text: (from) => `${from}より、次の場所で営業しております。`,
    },
  },
  pauses: {
    announced: { title: '休業のお知らせ' },
    begun: { title: '休業しております' },
    between: (from, to) => `${from}から${to}まで休業いたします。`,
    until: (to) => `${to}まで休業いたします。`,
    onwards: (from) =>
      `${from}より当面の間、休業いたします。再開の日は、こちらでお知らせいたします。`,
    since: (from) => `${from}より休業しております。再開の日は、こちらでお知らせいたします。`,
  },
  closes: {
    announced: {
      title: '閉店のお知らせ',
      text: (last) =>
        `${last}をもちまして閉店いたします。長らくのご愛顧、誠にありがとうございます。`,
    },
    begun: {
      title: '閉店いたしました',
      text: (last) =>
        `${last}をもちまして閉店いたしました。長らくのご愛顧、誠にありがとうございました。`,
    },
  },
  gone: (name, last) =>
    `${name}は、${last}をもちまして閉店いたしました。長らくのご愛顧、誠にありがとうございました。`,
  others: 'レストラン一覧',
}
