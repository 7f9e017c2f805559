import { noticeWords } from '@noren/contract/hours/words/notices/en'
/** Whether a restaurant is open, its closures and special hours. Days, times and dates are in words already. */
export const openNow = {
  always: 'Open 24 hours',
  closes: (until: string) => `Open now · closes ${until}`,
  lastOrder: (until: string, order: string) => `Open until ${until} (last order ${order})`,
  lastOrderPassed: (until: string) => `Open until ${until} · last order has passed`,
  opensToday: (time: string) => `Opens today at ${time}`,
  opensTomorrow: (time: string) => `Opens tomorrow at ${time}`,
  opensOn: (date: string, time: string) => `Opens ${date} ${time}`,
  closedForLong: 'Closed until further notice',
  dayAndTime: (day: string, time: string) => `${day} ${time}`,
  ...noticeWords,
}
