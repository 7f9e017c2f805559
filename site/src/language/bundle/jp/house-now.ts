import type { houseNow as source } from '../en/house-now.ts'

export const houseNow: typeof source = {
  always: '24時間営業',
  closes: (until) => `営業中・${until}まで`,
  lastOrder: (until) => `営業中・${until}まで`,
  lastOrderPassed: (until) => `ラストオーダー終了・${until}まで営業`,
  opensToday: (time) => `本日${time}から営業`,
  opensTomorrow: (time) => `明日${time}から営業`,
  opensOn: (date, time) => `${date}${time}から営業`,
  closedForLong: '当面の間、休業しております',
  dayAndTime: (day, time) => day + time,
  house: (name, area) => (area ? `${name}（${area}）` : name),
  sentence: (house, state) => house + state,
  note: (house, days) => `${house}：${days}`,
  others: (count) => `、ほか${count}店も営業中`,
}
