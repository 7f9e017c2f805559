import type { ReplyWords } from '../replies.ts'

export const replyWords: ReplyWords = {
  templates: {
    answer: {
      subject: 'Re: {subject}（受付番号 {reference}）',
      text: `{name} 様

お問い合わせいただき、ありがとうございます。



ほかにご不明な点がございましたら、このメールへの返信でお知らせください。
受付番号：{reference}
`,
    },
    confirmed: {
      subject: 'ご予約を承りました（{restaurant}・{when}）',
      text: `{name} 様

{restaurant}へのご予約をお申し込みいただき、ありがとうございます。
次のとおり、お席をご用意してお待ちしています。

日時：{when}
人数：{party}
店名：{restaurant}
住所：{address}
電話：{phone}
受付番号：{reference}

ご都合が変わりましたら、このメールへの返信でお知らせください。

お会いできるのを楽しみにしています。
`,
    },
    declined: {
      subject: 'ご予約のお申し込みについて（{restaurant}・{when}）',
      text: `{name} 様

{restaurant}へのご予約をお申し込みいただき、ありがとうございます。

日時：{when}
人数：{party}

申し訳ございませんが、この日時にはお席をご用意できません。

別の日や時刻でよろしければ、このメールへの返信でお知らせください。
お電話でも承ります：{phone}
`,
    },
  },
  wrote: (name, moment) => `${moment} ${name}様からのお問い合わせ：`,
}
