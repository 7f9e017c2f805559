/**
 * Whether a restaurant is open, its closures and special hours. Days, times and dates are in words
 * already.
 */
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
  closed: (when: string) => `Closed ${when}`,
  special: (when: string, times: string[]) => `Special hours ${when}: ${times.join(', ')}`,
  times: (opens: string, closes: string, lastOrder: string | null) =>
    `${opens}–${closes}${lastOrder === null ? '' : ` (last order ${lastOrder})`}`,
  today: 'today',
  untilDate: (date: string) => `until ${date}`,
  onDate: (date: string) => `on ${date}`,
  fromTo: (first: string, last: string) => `${first} – ${last}`,
  /** Both days in one month; `date` is the first one's number alone. */
  withinMonth: ({ date }: { words: string; date: number }, last: string) => `${date}–${last}`,
}
