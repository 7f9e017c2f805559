import { timeWords } from '@noren/contract/hours/words/jp'
import type { reserve as reserveSource, table as source } from '../en/table.ts'

function callers(leadDays: number, largestParty: number): string {
  const large = `${largestParty + 1}名様以上のご予約`
  if (leadDays === 0) return large
  if (leadDays === 1) return `本日のご予約と、${large}`
  return `${leadDays === 2 ? '本日・明日' : '下の日にちより前'}のご予約と、${large}`
}

const people = (count: number) => `${count}名様`

/** The way to a table on the contact page, in Japanese. */
export const reserve: typeof reserveSource = {
  title: 'お席のご予約',
  text: 'お店をお選びいただき、日にちと時間をお知らせください。お店からの確認をもって確定となります。',
  button: 'レストラン一覧',
}

/** The texts around a request for a table, in Japanese. */
export const table: typeof source = {
  title: (restaurant) => `${restaurant}のお席`,
  choices: '日にち・時間・人数',
  send: 'この内容で申し込む',
  request: 'ご予約のお申し込みです。店舗からの確認のご連絡をもって確定となります。',
  optional: 'お席を選ばずに、お問い合わせだけでもお送りいただけます。',
  privateRoom: (least, most) =>
    `ご予約は個室（${least < most ? `${least}〜` : ''}${most}名様）のみ承ります。お席はご来店順です。`,
  telephone: { before: 'お席のご予約は、お電話（', after: '）でのみ承ります。' },
  telephoneUnknown: 'お席のご予約は、お電話でのみ承ります。',
  write: 'そのほかのお問い合わせは、こちらからお送りください。',
  labels: { date: '日にち', time: '時間', people: '人数' },
  choose: { date: '日にちを選ぶ', time: '時間を選ぶ', people: '人数を選ぶ' },
  month: (month) => month.replace(/^(\d+)-0?(\d+)$/, '$1年$2月'),
  day: (day) => timeWords.date(day, false),
  time: timeWords.clock,
  people,
  call: (leadDays, largestParty) => ({
    before: `${callers(leadDays, largestParty)}は、お電話（`,
    after: '）で承ります。',
  }),
  problems: {
    'date.missing': '日にちを選択してください',
    'date.closed': 'この日は、こちらからはお申し込みいただけません。別の日を選択してください',
    'date.full': 'この日は満席です。別の日を選択してください',
    'date.away': 'この日は営業しておりません。店舗のページをご覧ください',
    'date.notice':
      'お書きになったお料理は、もっと前もってのご予約が必要です。別の日を選択してください',
    'date.telephone': 'お席のご予約は、お電話でのみ承ります。お電話ください',
    'time.missing': '時間を選択してください',
    'time.closed': 'その日は、この時間のお席をご用意していません。別の時間を選択してください',
    'time.full': 'その日のこの時間は満席です。別の時間か、別の日を選択してください',
    'people.missing': '人数を選択してください',
    'people.few': 'ご予約は個室のみ承ります。少人数の方は、そのままお越しください',
    'people.many': 'この人数でのご予約は、お電話で承ります',
  },
  full: (choice) => `${choice}　満席`,
  few: (choice) => `${choice}　残りわずか`,
  free: (days) => `お席のある日：${days.join('、')}。`,
  fullCall: { before: 'お電話（', after: '）でも承ります。' },
  subject: (restaurant, when, count) => `${restaurant}のご予約：${when}、${people(count)}`,
  when: (day, time) => `${timeWords.date(day, true)}${time}`,
  message: (restaurant, when, count) =>
    `ご予約のお申し込み：${restaurant}\n${when}\n${people(count)}`,
}
