import { noticeWords } from '@noren/contract/hours/words/notices/jp'
import type { openNow as source } from '../en/open-now.ts'

export const openNow: typeof source = {
  always: '24時間営業',
  closes: (until) => `営業中 · ${until}まで`,
  lastOrder: (until, order) => `営業中 · ${until}まで（ラストオーダー ${order}）`,
  lastOrderPassed: (until) => `${until}まで営業 · ラストオーダー終了`,
  opensToday: (time) => `本日${time}から営業`,
  opensTomorrow: (time) => `明日${time}から営業`,
  opensOn: (date, time) => `${date}${time}から営業`,
  closedForLong: '当面の間、休業しております',
  dayAndTime: (day, time) => day + time,
  ...noticeWords,
}
