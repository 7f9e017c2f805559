/** Titles and descriptions for search engines and tabs, in English. */
export const head = {
  title: (page: string, site: string) => `${page} | ${site}`,
  page: (title: string, number: number) => `${title} – page ${number}`,
  home: {
    title: (site: string) => `${site} | Restaurants and hospitality`,
    description: 'Our restaurants, our other businesses and the people who run them.',
  },
  restaurants: {
    title: 'Restaurants',
    description: 'What each of our restaurants cooks, when it is open and how to find it.',
  },
  restaurant: (name: string, area: string) => `${name} – ${area}`,
  restaurantMissing: { title: 'Restaurant Not Found' },
  about: { title: 'About', description: 'Who we are, what we do and the people who do it.' },
  contact: {
    title: 'Contact',
    description: 'How to get in touch with us.',
  },
  news: { title: 'News', description: 'What is new at our restaurants and other businesses.' },
  privacy: { title: 'Privacy policy', description: 'How we handle what you tell us.' },
  accessibility: {
    title: 'Accessibility',
    description: 'How everybody can use this site, and what we still have to mend.',
  },
  notFound: { title: 'Page Not Found' },
}
