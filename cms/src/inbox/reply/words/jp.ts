import type { ReplyWords } from '../replies.ts'

export const replyWords: ReplyWords = {
  templates: {
    answer: {
      subject: 'Re: {subject}（受付番号 {reference}）',
      text: `{name} 様

このたびはお問い合わせいただき、誠にありがとうございます。



ほかにご不明な点がございましたら、このメールへのご返信でお知らせください。
受付番号：{reference}
`,
    },
    recruitment: {
      subject: '採用についてのお問い合わせ（受付番号 {reference}）',
      text: `{name} 様

このたびは当社での仕事に関心をお寄せいただき、誠にありがとうございます。



面接にお越しいただける日を、このメールへのご返信でお知らせください。
受付番号：{reference}
`,
    },
    press: {
      subject: 'Re: {subject}（受付番号 {reference}）',
      text: `{name} 様

このたびは取材・お取引のご提案をいただき、誠にありがとうございます。



詳しいお話をうかがえましたら幸いです。
受付番号：{reference}
`,
    },
    apology: {
      subject: 'お詫び（受付番号 {reference}）',
      text: `{name} 様

このたびはご不快な思いをおかけし、誠に申し訳ございません。心よりお詫び申し上げます。



いただいたお言葉を真摯に受け止め、今後このようなことのないよう努めてまいります。
ほかにお気づきの点がございましたら、このメールへのご返信でお聞かせください。
受付番号：{reference}
`,
    },
    confirmed: {
      subject: 'ご予約が確定しました（{restaurant}・{when}）',
      text: `{name} 様

{restaurant}へのご予約をお申し込みいただき、ありがとうございます。
ご予約が確定しました。次のとおり、お席をご用意してお待ちしております。

日時：{when}
人数：{party}
受付番号：{reference}

ご予定に変更がございましたら、このメールへのご返信またはお電話でお知らせください。

ご来店を心よりお待ちしております。
`,
    },
    declined: {
      subject: 'ご予約のお申し込みについて（{restaurant}・{when}）',
      text: `{name} 様

{restaurant}へのご予約をお申し込みいただき、ありがとうございます。

日時：{when}
人数：{party}

あいにくご希望の日時にはお席をご用意することができません。誠に申し訳ございません。

別の日時でもよろしければ、ぜひこのメールへのご返信またはお電話でお知らせください。
`,
    },
    full: {
      subject: '満席のため、お席をご用意できません（{restaurant}・{when}）',
      text: `{name} 様

{restaurant}へのご予約をお申し込みいただき、ありがとうございます。
誠に申し訳ございませんが、ご希望の日時は満席のため、お席をご用意することができません。

日時：{when}
人数：{party}

別の日時でもよろしければ、ご都合のよい日をいくつか、このメールへのご返信でお知らせください。空いているお席をお探しいたします。
お電話でしたら、空き状況をその場でお答えいたします。
電話：{phone}

またの機会に、お越しいただけましたら幸いです。
`,
    },
    cancellation: {
      subject: 'お席をご用意できなくなりました（{restaurant}・{when}）',
      text: `{name} 様

誠に申し訳ございません。お受けしておりました{restaurant}のご予約を、当店の都合により取り消させていただきます。
次の日時に、お席のご用意はございません。

日時：{when}
人数：{party}
受付番号：{reference}

楽しみにお待ちいただいていたところ、ご迷惑をおかけいたしますことを、心よりお詫び申し上げます。

別の日時でもよろしければ、すぐにお席をお探しいたします。お急ぎの場合は、お電話でお知らせください。このメールへのご返信でも承ります。
電話：{phone}
`,
    },
    away: {
      subject: '{restaurant}の営業について（{when}のご予約）',
      text: `{name} 様

{restaurant}へのご予約をお申し込みいただき、ありがとうございます。

日時：{when}
人数：{party}

誠に申し訳ございませんが、{restaurant}はこの日には営業しておらず、お迎えすることができません。

当社のほかの店舗でもよろしければ、お席をお探しいたします。このメールへのご返信またはお電話でお知らせください。
`,
    },
    moved: {
      subject: '移転先でお待ちしております（{restaurant}・{when}）',
      text: `{name} 様

{restaurant}は移転し、ご来店の日には新しい場所で営業いたします。お席は移転先にご用意しております。

日時：{when}
人数：{party}
住所：{address}
電話：{phone}
受付番号：{reference}

ご都合が変わりましたら、このメールへのご返信またはお電話でお知らせください。

ご来店を心よりお待ちしております。
`,
    },
  },
  reminder: {
    subject: '明日のご予約について（{restaurant}・{when}）',
    text: `{name} 様

明日は{restaurant}へお越しくださる日です。次のとおり、お席をご用意してお待ちしております。

日時：{when}
人数：{party}
住所：{address}
電話：{phone}
受付番号：{reference}

ご予定に変更がございましたら、お電話またはこのメールへのご返信でお知らせください。

ご来店を心よりお待ちしております。
`,
  },
  wrote: (name, moment) => `${moment} ${name}様からのお問い合わせ：`,
  link: {
    confirmed: 'ご予約内容のご確認、人数や到着時間のご連絡、取り消しは、こちらから：',
    declined: 'お申し込みの内容は、こちらからご覧いただけます：',
    reminder: '人数や到着時間のご連絡、取り消し、リマインドの停止は、こちらから：',
  },
  signature: ({ name, address, phone }, writer) =>
    ['―'.repeat(12), name, writer && `担当：${writer}`, address, phone && `電話 ${phone}`]
      .filter(Boolean)
      .join('\n'),
}
