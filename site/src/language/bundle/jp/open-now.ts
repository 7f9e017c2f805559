import type { openNow as source } from '../en/open-now.ts'

export const openNow: typeof source = {
  always: '24時間営業',
  closes: (until) => `営業中 · ${until}まで`,
  lastOrder: (until) => `営業中 · ラストオーダー ${until}`,
  lastOrderPassed: (until) => `${until}まで営業 · ラストオーダー終了`,
  opens: (day, time) => `${day}${time}から営業`,
  closedForLong: '当面の間、休業しております',
  today: '本日',
  tomorrow: '明日',
  onWeekday: (name) => `${name}曜日`,
  dayAndTime: (day, time) => day + time,
  closedToday: '本日は休業いたします',
  closedUntil: (date) => `${date}まで休業いたします`,
  closedOn: (date) => `${date}は休業いたします`,
  closedFromTo: (first, last) => `${first}〜${last}は休業いたします`,
  closedWithinMonth: ({ words }, last) => `${words}〜${last}は休業いたします`,
}
