import type { restaurantNow as source } from '../en/restaurant-now.ts'

export const restaurantNow: typeof source = {
  always: '24時間営業',
  closes: (until) => `営業中・${until}まで`,
  lastOrder: (until) => `営業中・${until}まで`,
  lastOrderPassed: (until) => `ご注文は終了・${until}まで営業`,
  opensToday: (time) => `本日${time}から営業`,
  opensTomorrow: (time) => `明日${time}から営業`,
  opensOn: (date, time) => `${date}${time}から営業`,
  closedForLong: '当面の間、休業しております',
  dayAndTime: (day, time) => day + time,
  restaurant: (name, area) => (area ? `${name}（${area}）` : name),
  sentence: (restaurant, state) => restaurant + state,
  note: (restaurant, days) => `${restaurant}：${days}`,
  full: (full) => `（${full}）`,
  others: (count) => `、ほか${count}店も営業中`,
}
