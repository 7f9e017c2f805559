import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { TableWords } from './words.ts'

const { clock, date } = TIME_WORDS.jp

const when: TableWords['when'] = (day, minutes) => `${date(day, true)}${clock(minutes)}`

export const tableWords: TableWords = {
  when,
  confirmed: ({ guest, day, minutes, people, restaurant, address, phone }) => ({
    subject: `ご予約を承りました（${restaurant}・${date(day, true)}）`,
    text: `${guest} 様

${restaurant}へのご予約をお申し込みいただき、ありがとうございます。
次のとおり、お席をご用意してお待ちしています。

日時：${when(day, minutes)}
人数：${people}名様
店名：${restaurant}
${address && `住所：${address}\n`}${phone && `電話：${phone}\n`}
ご都合が変わりましたら、このメールへの返信${phone && 'か、お電話'}でお知らせください。

お会いできるのを楽しみにしています。
`,
  }),
  declined: ({ guest, day, minutes, people, restaurant, phone }) => ({
    subject: `ご予約のお申し込みについて（${restaurant}・${date(day, true)}）`,
    text: `${guest} 様

${restaurant}へのご予約をお申し込みいただき、ありがとうございます。

日時：${when(day, minutes)}
人数：${people}名様

申し訳ございませんが、この日時にはお席をご用意できません。

別の日や時刻でよろしければ、このメールへの返信${phone && `か、お電話（${phone}）`}でお知らせください。
`,
  }),
  event: ({ people, restaurant }) => `${restaurant}（${people}名様）`,
}
