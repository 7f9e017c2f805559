import { dateOf } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { sheetWords as english } from './en.ts'

export const sheetWords: typeof english = {
  price: (digits) => `${digits}円`,
  taxIncluded: '価格はすべて税込みです。',
  allergens: (listed) =>
    `小さな文字は、その品に使っているアレルゲンです（${listed}品目のうち）。表示のない品には使用していません。`,
  ask: 'アレルギーはお尋ねください',
  askAbout: (name) => `${name}はお尋ねください`,
  chart: {
    title: 'アレルギー一覧',
    dish: '品名',
    required: '特定原材料（表示義務）',
    recommended: '特定原材料に準ずるもの（表示推奨）',
    contains: '使用',
    free: '不使用',
    unknown: '未確認（お尋ねください）',
    kitchen:
      'すべての品を同じ厨房でつくるため、ほかの食材が微量に混ざることがあります。アレルギーのある方は、ご注文の前にお知らせください。',
    list: (date, listed) => `${date}の食品表示基準にもとづく${listed}品目。`,
  },
  card: {
    menu: 'お品書き',
    lead: '品・価格・アレルギーをスマートフォンで',
  },
  notice: {
    closed: '臨時休業のお知らせ',
    special: '営業時間変更のお知らせ',
    opening: '誠に勝手ながら、',
    day: (day) => TIME_WORDS.jp.shortDate(day, false),
    until: '〜',
    time: spokenTime,
    times: (opens, closes) => `${opens}〜${closes}`,
    closes: '休業いたします。',
    opens: '上記の時間に営業いたします。',
    reopens: (day, time) => `${day}は${time}より営業いたします。`,
    apology: 'ご不便をおかけいたしますが、何とぞよろしくお願い申し上げます。',
  },
  date: (day) => {
    const { year, month, date } = dateOf(day)
    return `${year}年${month}月${date}日`
  },
  number: (seq, date) => `No. ${seq} · ${date}`,
  isItCurrent: '印刷後の変更はこちら',
}

/** 17時, 17時30分, 翌2時: in vertical lines a colon would lie on its side. */
function spokenTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  const isNextDay = minutes >= DAY_MINUTES
  return `${isNextDay ? '翌' : ''}${isNextDay ? hour - 24 : hour}時${minute > 0 ? `${minute}分` : ''}`
}
