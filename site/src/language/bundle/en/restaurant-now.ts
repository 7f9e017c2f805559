/** One sentence about the restaurant that is open, for all of them. Times and dates arrive as text. */
export const restaurantNow = {
  always: 'open 24 hours',
  closes: (until: string) => `open until ${until}`,
  lastOrder: (until: string) => `open until ${until}`,
  lastOrderPassed: (until: string) => `kitchen closed, open until ${until}`,
  opensToday: (time: string) => `opens today at ${time}`,
  opensTomorrow: (time: string) => `opens tomorrow at ${time}`,
  opensOn: (date: string, time: string) => `opens ${date} at ${time}`,
  closedForLong: 'closed until further notice',
  dayAndTime: (day: string, time: string) => `${day} ${time}`,
  restaurant: (name: string, area: string) => (area ? `${name}, ${area}` : name),
  sentence: (restaurant: string, state: string) => `${restaurant}: ${state}`,
  note: (restaurant: string, days: string) => `${restaurant}: ${days}`,
  full: (full: string) => ` (${full.charAt(0).toLowerCase()}${full.slice(1)})`,
  others: (count: number) =>
    count === 1 ? '. One more is open, too.' : `. ${count} more are open, too.`,
}
