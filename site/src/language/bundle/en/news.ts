/** The texts around the news, in English. */
export const news = {
  all: 'All news',
  businesses: 'News by business',
  everyBusiness: 'All',
  years: 'News by year',
  newest: 'Newest',
  neighbours: 'More news',
  older: 'Earlier',
  newer: 'Later',
  none: 'There is no news here at the moment.',
  missing: 'This news cannot be shown. It may have been taken down.',
  year: (year: string) => year,
  date: (date: string) => new Date(date).toLocaleDateString('en-GB', LONG),
}

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const
