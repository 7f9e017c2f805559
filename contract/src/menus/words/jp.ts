import { serviceDays } from '../../hours/words/service-days/jp.ts'
import type { menus as english } from './en.ts'

const DAYS = { weekday: '平日', weekend: '土日', holiday: '祝日' }

export const menus: typeof english = {
  from: (price) => `${price}〜`,
  market: '時価',
  about: (price) => `目安 ${price}`,
  askToday: '本日の価格はお尋ねください',
  people: (people) => `${people}名様より`,
  notice: (days) => (days === 1 ? '前日までに要予約' : `${days}日前までに要予約`),
  minutes: (minutes) => `${minutes}分`,
  extra: (price) => `＋${price}`,
  free: '無料',
  show: (dishes) => `全${dishes}品を見る`,
  days: (days) => days.map((day) => DAYS[day]).join('・'),
  serviceDays,
  sessions: { lunch: '昼のみ', dinner: '夜のみ' },
  when: (days, times) => [days, times.join('、')].filter(Boolean).join('　'),
  whenByDays: (limit, parts) => [limit, parts.join('、')].filter(Boolean).join('　'),
  tableCharge: (price) => `このほかに、お通し・席料としてお一人様${price}をいただきます。`,
}
