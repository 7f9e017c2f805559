/** What a restaurant that moves, pauses or closes for good says, in English. Dates arrive as text. */
export const standing = {
  moves: {
    announced: { title: 'We are moving', text: (from: string) => `From ${from} we are at:` },
    begun: { title: 'We have moved', text: (from: string) => `Since ${from} we are at:` },
  },
  pauses: {
    announced: { title: 'We will be closed for a while' },
    begun: { title: 'Closed for now' },
    between: (from: string, to: string) => `Closed from ${from} to ${to}.`,
    until: (to: string) => `Closed until ${to}.`,
    onwards: (from: string) => `Closed from ${from} on. We will say here when we open again.`,
    since: (from: string) => `Closed since ${from}. We will say here when we open again.`,
  },
  closes: {
    announced: {
      title: 'We are closing for good',
      text: (last: string) => `Our last day is ${last}. Thank you for coming to us all this time.`,
    },
    begun: {
      title: 'We have closed for good',
      text: (last: string) => `Our last day was ${last}. Thank you for coming to us all this time.`,
    },
  },
  /** In place of the page, when nothing is at its address any more. */
  gone: (name: string, last: string) =>
    `The last day of ${name} was ${last}. Thank you for coming to us all this time.`,
  others: 'Our restaurants',
}
