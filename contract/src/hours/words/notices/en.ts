import type { NoticeWords } from '../shape.ts'

/** `Closed 28 December – 3 January`, `Special hours today: 17:00–22:00`. */
export const noticeWords: NoticeWords = {
  closed: (when) => `Closed ${when}`,
  special: (when, times) => `Special hours ${when}: ${times.join(', ')}`,
  times: (opens, closes, lastOrder) =>
    `${opens}–${closes}${opens === closes ? ' the next day' : ''}${lastOrder === null ? '' : ` (last order ${lastOrder})`}`,
  allDay: 'open 24 hours',
  today: 'today',
  untilDate: (date) => `until ${date}`,
  onDate: (date) => `on ${date}`,
  fromTo: (first, last) => `${first} – ${last}`,
  withinMonth: ({ date }, last) => `${date}–${last}`,
}
