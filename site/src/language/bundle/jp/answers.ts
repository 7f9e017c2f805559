import type * as en from '../en/answers.ts'

export const answers: typeof en.answers = {
  between: '。',
  sent: 'お問い合わせを送信しました。ありがとうございます。',
  sentWithoutTable:
    'お問い合わせとして送信しました。このお店では現在、こちらからのお席のお申し込みを承っておりません。お席は確保されていませんので、担当者からのお返事をお待ちください。',
  failed: '送信できませんでした。お手数ですが、もう一度お試しください。',
  orCall: 'お電話でも承ります：',
  orContact: 'お電話またはメールでも承ります。',
  tooMany: (minutes) =>
    `お使いのネットワークから短い時間に続けて送信があったため、まだ送信されていません。入力内容は残っています。${minutes}分後に、もう一度お試しください。`,
  tooLarge:
    'お問い合わせ内容が長すぎるため送信できません。お手数ですが、短くして、もう一度お試しください。',
  keyUsed:
    'このフォームは、別の内容ですでに送信されています。お手数ですが、ページを再読み込みして、もう一度お試しください。',
  badKey: 'Idempotency-Keyは英数字・ハイフン・下線で1〜64文字にしてください。',
  crossSite: '当サイトのフォームから送信してください。',
  notJson: 'UTF-8のJSONで送信してください。',
  badJson: '内容を読み取れませんでした。UTF-8のJSONオブジェクトを1つ送信してください。',
  badForm:
    '内容を読み取れませんでした。お手数ですが、ページを再読み込みして、もう一度お試しください。',
  draftGone:
    'お問い合わせは送信されておらず、入力内容も残っていません。お手数ですが、もう一度ご入力ください。',
}

export const receipt: typeof en.receipt = {
  subject: (reference) => `お問い合わせを受け付けました（${reference}）`,
  thanks: (company) =>
    `お問い合わせをいただき、ありがとうございます。${company && `${company}が`}確かに受け付けました。`,
  colon: '：',
  received: (when) => `受付日時：${when}（日本時間）`,
  automatic:
    'このメールは、ウェブサイトのフォームにこのアドレスが入力されたため、自動でお送りしています。お心当たりのない場合は、そのまま破棄してください。',
}

export const tableReceipt: typeof en.tableReceipt = {
  subject: (restaurant, day) => `【まだ確定していません】${restaurant}へのお申し込み（${day}）`,
  arrived: (restaurant) => `${restaurant}へのお席のお申し込みが届きました。`,
  notYet: 'お店からメールまたはお電話でお返事するまで、ご予約は確定していません。',
  when: (day, time) => `${day} ${time}`,
  reference: (reference) => `受付番号：${reference}`,
  link: 'お申し込みの内容のご確認、人数や到着時間のご連絡、取り消しは、こちらから：',
  call: (phone) => `お電話でも承ります：${phone}`,
  automatic: receipt.automatic,
}

export const dishOrder: typeof en.dishOrder = {
  named: (dish) => `「${dish}」`,
  wish: (named, days) =>
    `${named}を希望します（${days === 1 ? '前日' : `${days}日前`}までに要予約）。`,
}
