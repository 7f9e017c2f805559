/** Whether a restaurant is open, and its closures. Days, times and dates are in words already. */
export const openNow = {
  always: 'Open 24 hours',
  closes: (until: string) => `Open now · closes ${until}`,
  lastOrder: (until: string) => `Open now · last order ${until}`,
  lastOrderPassed: (until: string) => `Open until ${until} · last order has passed`,
  opens: (day: string, time: string) => `Opens ${day} at ${time}`,
  closedForLong: 'Closed until further notice',
  today: 'today',
  tomorrow: 'tomorrow',
  onWeekday: (name: string) => name,
  dayAndTime: (day: string, time: string) => `${day} ${time}`,
  closedToday: 'Closed today',
  closedUntil: (date: string) => `Closed until ${date}`,
  closedOn: (date: string) => `Closed on ${date}`,
  closedFromTo: (first: string, last: string) => `Closed ${first} – ${last}`,
  /** Both days in one month; `date` is the first one's number alone. */
  closedWithinMonth: ({ date }: { words: string; date: number }, last: string) =>
    `Closed ${date}–${last}`,
}
