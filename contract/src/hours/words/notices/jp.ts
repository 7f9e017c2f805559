import type { NoticeWords } from '../shape.ts'

/** 12月28日（月）〜1月3日（日）は休業いたします, 本日は17:00〜22:00の営業です. */
export const noticeWords: NoticeWords = {
  closed: (when) => `${when}休業いたします`,
  special: (when, times) => `${when}${times.join('、')}の営業です`,
  times: (opens, closes, lastOrder) =>
    `${opens}〜${closes}${lastOrder === null ? '' : `（ラストオーダー ${lastOrder}）`}`,
  allDay: '24時間',
  today: '本日は',
  untilDate: (date) => `${date}まで`,
  onDate: (date) => `${date}は`,
  fromTo: (first, last) => `${first}〜${last}は`,
  withinMonth: ({ words }, last) => `${words}〜${last}は`,
}
