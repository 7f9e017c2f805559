import type { guestWords as source } from './en.ts'

export const guestWords: typeof source = {
  seals: {
    asked: '申込',
    unanswered: '申込',
    confirmed: '確定',
    changed: '確定',
    declined: '',
    cancelled: '取消',
    past: '',
    ended: '',
    unknown: '',
  },
  titles: {
    asked: 'まだ確定していません',
    unanswered: 'まだ確定していません',
    confirmed: 'ご予約が確定しています',
    changed: '変更後の内容で、ご予約が確定しています',
    declined: 'お席をご用意できませんでした',
    cancelled: '取り消しました',
    past: 'ご来店の日を過ぎています',
    ended: 'このリンクは終了しました',
    unknown: 'このリンクを読み取れません',
  },
  texts: {
    asked:
      'お席のお申し込みが届きました。お店からメールまたはお電話でお返事するまで、ご予約は確定していません。',
    unanswered:
      'お申し込みが届いてから、しばらく経っています。まだお返事が届いていない場合は、お手数ですが、お店にお電話ください。お返事するまで、ご予約は確定していません。',
    confirmed: 'ご来店を心よりお待ちしております。',
    changed: '変更後の内容は次のとおりです。ご来店を心よりお待ちしております。',
    declined:
      'ご希望のお席をご用意できず、誠に申し訳ございません。ほかの日時につきましては、お電話でご相談ください。',
    cancelled: 'お店にお知らせしました。ほかにしていただくことはございません。',
    past: 'こちらからの変更や取り消しはできません。',
    ended: 'ご来店日の1週間後まで、ご覧いただけるページです。',
    unknown:
      'リンクが途中で切れている可能性があります。届いたメールからもう一度お開きいただくか、お電話ください。',
  },
  answered:
    'すでにお店からお返事が届いている場合は、お返事の内容が優先されます。このページには反映されません。',
  writtenSince: 'その後にお店からお知らせが届いている場合は、そちらが優先されます。',
  labels: { restaurant: 'お店', when: '日時', people: '人数', reference: '受付番号' },
  when: (day, time) => `${day} ${time}`,
  call: (name) => `${name}に電話する`,
  calendar: 'カレンダーに追加する',
  outOfCalendar: 'カレンダーから取り消す',
  event: {
    asked: (restaurant, people) => `【未確定】${restaurant}（${people}）`,
    confirmed: (restaurant, people) => `${restaurant}（${people}）`,
  },
  restaurant: 'お店のページを見る',
  tell: {
    summary: '人数が減る・遅れる',
    people: 'いらっしゃる人数',
    time: '到着の時間',
    same: '変更なし',
    words: 'そのほかのご連絡（200字まで）',
    button: 'お店に伝える',
    asked: 'お伝えいただいても、ご予約はまだ確定しません。',
  },
  cancel: {
    summary: '行けなくなった',
    text: 'お席はほかのお客様にご案内します。このページから元に戻すことはできません。',
    asked: 'お申し込みを取り下げます。このページから元に戻すことはできません。',
    button: '取り消す',
  },
  unremind: {
    summary: 'リマインドは不要',
    text: 'ご来店の前日の夕方に、リマインドのメールをお送りしています。ご不要でしたら、今後はお送りしません。',
    button: 'リマインドを受け取らない',
  },
  passedOn: {
    said: 'お店に伝えました。',
    cancelled: 'ご来店になれないことを、お店に伝えました。',
    unreminded: '今後、リマインドのメールはお送りしません。',
  },
  problems: {
    nothing: '何も選ばれていないため、お店には伝わっていません。',
    long: '文章が長すぎます。200字まででお書きください。',
    failed:
      'ただいまお店に伝えることができませんでした。1分ほどしてからもう一度お試しになるか、お電話ください。',
    tooMany:
      'お使いのネットワークから短い時間に続けて送信があったため、お店には伝わっていません。1分ほどお待ちください。',
    usedUp:
      'このリンクからはすでに何度もご連絡をいただいたため、お店には伝わっていません。お電話ください。',
    crossSite: 'リンクのページにあるボタンを押してください。',
    badForm: '内容を読み取れませんでした。リンクをもう一度お開きください。',
  },
  home: 'ホーム',
}
